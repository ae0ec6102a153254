import { columnWords } from '../rows/column-words.ts';
import { given } from '../rows/given-values.ts';
import { RANK, type RowSink, type TakenLayout } from '../rows/layout.ts';
import type { RowReader } from '../rows/row-reader.ts';
import type { ImportSession } from '../staging/import-session.ts';
import { SeasonFinder } from './season-finder.ts';
import { rows } from './season-figures.ts';

const UNITS = columnWords([1_000, 'millions'], [1, 'thousands'], [0.001, 'viewers']);

/** Seasons already aggregated. Only fills what the episodes themselves did not contain. */
class SeasonSummarySink implements RowSink {
  readonly #session: ImportSession;
  readonly #staged = new Set<string>();
  #finder: SeasonFinder | null = null;

  constructor(session: ImportSession) {
    this.#session = session;
  }

  async take(row: RowReader): Promise<void> {
    const { outcome } = row;
    const country = row.country('country');
    const title = row.known('series');
    if (title === null) return outcome.reject('titleMissing');
    this.#finder ??= await SeasonFinder.load(this.#session.database);
    // The table writes "Survivor US" to distinguish the versions of one series.
    const series = country === null ? title : title.replace(new RegExp(` (${country}|UK|SA|NZ)$`), '');
    const stored = this.#finder.find({
      series,
      country,
      season: row.whole('season', 0, 32_767),
      seasonId: null,
      airDate: row.date('first_air')?.date ?? null,
    });
    if (!stored) return outcome.reject('noSeason', title);
    if (this.#staged.has(stored.source_key)) outcome.merge();
    this.#staged.add(stored.source_key);
    const unit = row.word('viewers_unit', UNITS, 'unitUnknown');
    const viewers = (column: string): number | null => {
      const value = row.number(column);
      if (value !== null && unit === null) outcome.repair('unitUnknown');
      return value === null || unit === null ? null : value * unit;
    };
    const nothing = { rating: null, share: null, rating1849: null, share1849: null };
    const share = { premiere: row.number('premiere_share'), average: row.number('average_share') };
    const values = {
      source_key: stored.source_key,
      channel_id: stored.channel_id,
      local_title: stored.local_title,
      ...given({ share_premiere: share.premiere, share_average: share.average }),
    };
    const audience = [
      ...rows('premiere', { ...nothing, viewers: viewers('premiere_viewers'), share: share.premiere }, 1),
      ...rows(
        'average',
        { ...nothing, viewers: viewers('average_viewers'), share: share.average },
        row.whole('episodes', 1, 1_000_000) ?? 0,
      ),
    ];
    await this.#session.programmes.stage({ values, audience }, outcome, 'fill');
  }
}

export const seasonSummaryList: TakenLayout = {
  kind: 'taken',
  id: 'season ratings',
  columns: ['series', 'season', 'country', 'premiere_viewers', 'average_viewers', 'viewers_unit'],
  rank: RANK.seasonRatings,
  open: (session) => new SeasonSummarySink(session),
};
