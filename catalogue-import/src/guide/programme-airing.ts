import type { RowOutcome } from '../report/row-outcome.ts';
import { countryCode } from '../values/country-code.ts';
import { person } from '../values/people.ts';
import type { Airing } from './airing.ts';
import { episodeNumber } from './episode-number.ts';
import type { GuideChild, GuideProgramme } from './guide-elements.ts';
import { guideDescriptions, guideTitles } from './guide-texts.ts';
import { guideTime, type GuideTime } from './guide-time.ts';

/** Longest plausible broadcast, minutes. */
const LONGEST = 1_440;
const MINUTES: ReadonlyMap<string, number> = new Map([
  ['seconds', 1 / 60],
  ['minutes', 1],
  ['hours', 60],
]);

/** Reads a `<programme>`. Null, with the row rejected, if it has no title or no start. */
export function programmeAiring(programme: GuideProgramme, outcome: RowOutcome): Airing | null {
  const { attributes } = programme;
  const children = (name: string): readonly GuideChild[] => programme.children.get(name) ?? [];
  const titles = guideTitles(children('title'), outcome);
  const start = guideTime(attributes['start']);
  if (!start)
    outcome.reject(
      attributes['start']?.trim() ? 'startUnreadable' : 'startMissing',
      attributes['start'] ?? null,
    );
  else if (!titles) outcome.reject('titleMissing');
  if (!start || !titles) return null;
  if (start.repair) outcome.repair(start.repair);
  const people = [
    ...children('presenter').map((it) => `Presenter - ${it.text}`),
    ...texts(children('actor')),
  ].flatMap((text) => person(text) ?? []);
  if (texts(children('actor')).some((text) => person(text)?.repaired)) outcome.repair('castPrefix');
  const numbers = episodeNumber(children('episode-num'));
  return {
    outcome,
    wall: start.wall,
    offset: start.offset,
    local: null,
    duration: durationOf(start, attributes['stop'], children('length')[0], outcome),
    sharesSlot: /\/(?!1$)\d+$/.test(attributes['clumpidx']?.trim() ?? ''),
    facts: {
      ...titles,
      ...guideDescriptions(children('desc'), outcome),
      hosts: people.filter(({ isHost }) => isHost).map(({ name }) => name),
      cast: people.filter(({ isHost }) => !isHost).map(({ name }) => name),
      directors: texts(children('director')),
      categories: texts(children('category')),
      countries: texts(children('country')).flatMap((text) => countryCode(text)?.code ?? []),
      season: numbers.season ?? titles.season,
      episodes: numbers.episodes ?? titles.episodes,
    },
  };
}

function texts(children: readonly GuideChild[]): string[] {
  return children.map(({ text }) => text);
}

/** Minutes from start to stop, or the given length. Null if neither is given or both are impossible. */
function durationOf(
  start: GuideTime,
  stop: string | undefined,
  length: GuideChild | undefined,
  outcome: RowOutcome,
): number | null {
  if (stop?.trim()) {
    const end = guideTime(stop);
    if (end) {
      const offset = start.offset !== null && end.offset !== null ? end.offset - start.offset : 0;
      const minutes = Math.round((end.wall - start.wall) / 60_000 - offset);
      if (minutes > 0 && minutes <= LONGEST) return minutes;
      outcome.repair(minutes <= 0 ? 'stopBeforeStart' : 'durationImpossible');
    } else outcome.repair('stopUnreadable');
  }
  const minutes = Math.round(Number(length?.text) * (MINUTES.get(length?.attributes['units'] ?? '') ?? NaN));
  if (!(minutes > 0 && minutes <= LONGEST)) return null;
  outcome.repair('stopMissing');
  return minutes;
}
