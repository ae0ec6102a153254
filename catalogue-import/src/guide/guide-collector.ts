import { IMPORT_TEXTS } from '@airdex/server/import-texts';
import { idIn } from '../staging/reference-id.ts';
import type { ImportSession } from '../staging/import-session.ts';
import type { StoredChannel } from '../staging/channel-values.ts';
import { programmeKey } from '../staging/programme-key.ts';
import { foldedName } from '../values/folded-name.ts';
import { joinedNames } from '../values/people.ts';
import { given } from '../rows/given-values.ts';
import { rowSubgenre } from '../rows/row-subgenre.ts';
import { momentOf, type Airing } from './airing.ts';
import { filledDurations } from './fill-durations.ts';
import { launchOfAirings, type TimedAiring } from './launch-of-airings.ts';
import { localAiring } from './local-clock.ts';

interface Timed {
  readonly airing: Airing;
  readonly timed: TimedAiring;
}

interface ChannelAirings {
  readonly channel: StoredChannel;
  readonly airings: Airing[];
}

/**
 * Turns the airings of a guide into launches: one programme for each title on each channel. Keeps the airings of the
 * file until its end, because only then the first broadcast and the usual hour are known.
 */
export class GuideCollector {
  readonly #session: ImportSession;
  readonly #sourceName: () => string;
  readonly #channels = new Map<string, ChannelAirings>();
  readonly #offsets = new Set<number>();

  /** @param sourceName the guide's own name, available once the file was read */
  constructor(session: ImportSession, sourceName: () => string) {
    this.#session = session;
    this.#sourceName = sourceName;
  }

  add(channel: StoredChannel, airing: Airing): void {
    if (airing.offset) this.#offsets.add(airing.offset);
    const known = this.#channels.get(channel.sourceKey);
    if (known) known.airings.push(airing);
    else this.#channels.set(channel.sourceKey, { channel, airings: [airing] });
  }

  async finish(): Promise<void> {
    const [homeOffset, ...others] = this.#offsets;
    const home = others.length === 0 ? (homeOffset ?? null) : null;
    for (const { channel, airings } of this.#currentChannels()) {
      const sorted = airings.toSorted((a, b) => momentOf(a) - momentOf(b));
      const durations = filledDurations(sorted);
      const timed = sorted.map((airing, index) => ({
        airing,
        timed: { ...localAiring(airing, channel.countryCode, home), duration: durations[index] ?? null },
      }));
      const programmes = Map.groupBy(
        timed,
        ({ airing }) => foldedName(airing.facts.title) || airing.facts.title,
      );
      for (const [title, group] of programmes) await this.#stage(channel, title, group);
    }
  }

  /** The airings by the channel that has them now: a later row may have connected a guide's channel with a listed one. */
  #currentChannels(): Iterable<ChannelAirings> {
    const current = new Map<string, ChannelAirings>();
    for (const { channel: found, airings } of this.#channels.values()) {
      const channel = this.#session.channels.current(found);
      const known = current.get(channel.sourceKey)?.airings ?? [];
      current.set(channel.sourceKey, { channel, airings: [...known, ...airings] });
    }
    return current.values();
  }

  async #stage(channel: StoredChannel, foldedTitle: string, group: readonly Timed[]): Promise<void> {
    const [first, ...rest] = withoutRepetitions(group);
    if (!first) return;
    const all = [first, ...rest];
    const { frequency, ...launch } = launchOfAirings(all.map(({ timed }) => timed));
    const { facts } = first.airing;
    const { reference } = this.#session;
    const seasons = new Set(all.map(({ airing }) => airing.facts.season));
    const subgenre = rowSubgenre(facts.categories, first.airing.outcome);
    const values = {
      source_key: programmeKey.guide(channel.sourceKey, foldedTitle),
      channel_id: channel.id,
      local_title: facts.title,
      ...launch,
      ...given({
        source_name: this.#sourceName(),
        source_description: IMPORT_TEXTS.guideLaunch.en,
        platform_id: channel.platformId === 1 ? (1 as const) : channel.platformId === 2 ? (2 as const) : null,
        translated_title_en: facts.titleEn,
        translated_title_zh: facts.titleZh,
        description_en: facts.descriptionEn,
        description_zh: facts.descriptionZh,
        season_number: seasons.size === 1 ? facts.season : null,
        number_of_episodes: seasons.size === 1 ? facts.episodes : null,
        subgenre_id: idIn(reference.subgenres, subgenre),
        frequency_id: idIn(reference.frequencies, frequency),
        host_cast: joinedNames([...named(all, 'hosts'), ...named(all, 'cast')]),
        director: joinedNames(named(all, 'directors')),
      }),
    };
    const producedIn = facts.countries.flatMap((code) => reference.countries.get(code) ?? []);
    await this.#session.programmes.stage({ values, producedIn }, first.airing.outcome, 'earliest');
    for (const { airing } of group)
      if (airing !== first.airing) airing.outcome.mergeInto(first.airing.outcome);
  }
}

/** Maximum number of people stored for a long-running programme. */
const PEOPLE = 30;

function named(group: readonly Timed[], role: 'hosts' | 'cast' | 'directors'): readonly string[] {
  return [...new Set(group.flatMap(({ airing }) => airing.facts[role]))].slice(0, PEOPLE);
}

/** One airing per start time; a repeated listing of the same broadcast is merged into it. */
function withoutRepetitions(group: readonly Timed[]): Timed[] {
  const seen = new Set<number>();
  return group.filter(({ airing }) => {
    const moment = momentOf(airing);
    if (!seen.has(moment)) return seen.add(moment);
    airing.outcome.merge('duplicate');
    return false;
  });
}
