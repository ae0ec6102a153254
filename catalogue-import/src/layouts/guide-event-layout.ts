import type { Airing } from '../guide/airing.ts';
import { GuideCollector } from '../guide/guide-collector.ts';
import { guideTitles } from '../guide/guide-texts.ts';
import { listedChannel } from '../guide/listed-channel.ts';
import type { ImportSession } from '../staging/import-session.ts';
import { dayAfter } from '../values/calendar-date.ts';
import { instantOf } from '../values/local-time.ts';
import { RANK, type LayoutFile, type RowSink, type TakenLayout } from '../rows/layout.ts';
import { people } from './programme-layout.ts';
import type { RowReader } from '../rows/row-reader.ts';

/** Broadcasts of many guides as a table, imported in the same way as a guide. */
class GuideEventSink implements RowSink {
  readonly #session: ImportSession;
  readonly #guide: GuideCollector;

  constructor(session: ImportSession, file: LayoutFile) {
    this.#session = session;
    this.#guide = new GuideCollector(session, () => file.name);
  }

  async take(row: RowReader): Promise<void> {
    const { outcome } = row;
    const start = instantOf(row.text('start_utc'));
    if (start === null)
      return outcome.reject(
        row.text('start_utc') ? 'startUnreadable' : 'startMissing',
        row.text('start_utc'),
      );
    const text = row.known('title');
    const titles = text && guideTitles([{ text, language: row.text('lang') }], outcome);
    if (!titles) return outcome.reject('titleMissing');
    const channel = await listedChannel(this.#session, row);
    if (!channel) return outcome.reject('channelMissing');
    const date = row.date('local_date');
    const clock = row.clock('local_start');
    const airing: Airing = {
      outcome,
      wall: start,
      offset: 0,
      local:
        date?.precision === 'day' && clock
          ? { date: dayAfter(date.date, clock.dayShift), time: clock.time }
          : null,
      duration: row.duration('duration_min'),
      sharesSlot: false,
      facts: {
        ...titles,
        descriptionEn: null,
        descriptionZh: null,
        hosts: people(row, 'presenters'),
        cast: people(row, 'actors'),
        directors: people(row, 'directors'),
        categories: row.list('categories'),
        countries: row.countries('country_of_origin'),
        season: row.whole('season', 0, 32_767) ?? titles.season,
      },
    };
    this.#guide.add(channel, airing);
  }

  async finish(): Promise<void> {
    await this.#guide.finish();
  }
}

export const guideEventList: TakenLayout = {
  kind: 'taken',
  id: 'guide events',
  columns: ['xmltv_channel', 'start_utc', 'stop_utc', 'local_date', 'local_start', 'title'],
  rank: RANK.guideEvents,
  open: (session, file) => new GuideEventSink(session, file),
};
