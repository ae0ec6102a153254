import { idIn } from '../staging/reference-id.ts';
import { timeslotOf } from '@airdex/catalogue-data/reference';
import { IMPORT_TEXTS } from '@airdex/server/import-texts';
import { guideTitles } from '../guide/guide-texts.ts';
import { listedChannel } from '../guide/listed-channel.ts';
import type { ImportSession } from '../staging/import-session.ts';
import { programmeKey } from '../staging/programme-key.ts';
import { clockOf, minutesOf } from '../values/clock-time.ts';
import { foldedName } from '../values/folded-name.ts';
import { person, joinedNames } from '../values/people.ts';
import { given } from '../rows/given-values.ts';
import { RANK, type RowSink, type TakenLayout } from '../rows/layout.ts';
import { people } from './programme-layout.ts';
import type { RowReader } from '../rows/row-reader.ts';
import { rowSubgenre } from '../rows/row-subgenre.ts';
import { SeenRows } from '../rows/seen-rows.ts';

/** Broadcasts aggregated per channel and title; gives the same programmes as their guides. */
class GuideSlotSink implements RowSink {
  readonly #session: ImportSession;
  readonly #rows = new SeenRows();

  constructor(session: ImportSession) {
    this.#session = session;
  }

  async take(row: RowReader): Promise<void> {
    const { outcome } = row;
    const text = row.known('title');
    const titles = text && guideTitles([{ text, language: row.text('lang') }], outcome);
    if (!titles) return outcome.reject('titleMissing');
    const channel = await listedChannel(this.#session, row);
    if (!channel) return outcome.reject('channelMissing');
    const key = programmeKey.guide(channel.sourceKey, foldedName(titles.title) || titles.title);
    this.#rows.mergeLater(key, outcome);
    const launch = row.date('first_date');
    // The most frequent start counts as the usual one only if at least half of the airings have it.
    const share = row.number('modal_share') ?? 0;
    const start = share >= 0.5 ? (row.clock('modal_start')?.time ?? null) : null;
    const duration = row.duration('median_duration_min');
    const subgenre = rowSubgenre(row.list('categories'), outcome);
    const values = {
      source_key: key,
      channel_id: channel.id,
      local_title: titles.title,
      ...given({
        source_name: row.text('file'),
        source_description: IMPORT_TEXTS.guideLaunch.en,
        translated_title_en: titles.titleEn,
        platform_id: channel.platformId === 2 ? (2 as const) : (1 as const),
        launch_date: launch?.date,
        launch_date_precision: launch?.precision,
        slot_start: start,
        slot_end: start && duration ? clockOf(minutesOf(start) + duration) : null,
        timeslot: start === null ? null : timeslotOf(start),
        weekdays: row.weekdays('weekdays'),
        duration_minutes: duration,
        season_number: titles.season,
        number_of_episodes: titles.episodes,
        subgenre_id: idIn(this.#session.reference.subgenres, subgenre),
        host_cast: joinedNames([...hosts(row), ...people(row, 'actors')]),
        director: joinedNames(people(row, 'directors')),
      }),
    };
    await this.#session.programmes.stage({ values }, outcome, 'earliest');
  }
}

/** Presenters first, including those that are listed among the actors. */
function hosts(row: RowReader): string[] {
  const marked = row.list('actors').flatMap((text) => person(text) ?? []);
  return [...people(row, 'presenters'), ...marked.filter(({ isHost }) => isHost).map(({ name }) => name)];
}

export const guideSlotList: TakenLayout = {
  kind: 'taken',
  id: 'guide slots',
  columns: ['xmltv_channel', 'title', 'airings', 'first_date', 'weekdays', 'modal_start', 'modal_share'],
  rank: RANK.guideSlots,
  open: (session) => new GuideSlotSink(session),
};
