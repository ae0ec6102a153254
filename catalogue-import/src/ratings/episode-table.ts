import { RANK, type TakenLayout } from '../rows/layout.ts';
import type { RowReader } from '../rows/row-reader.ts';
import type { EpisodeRating } from './episode-rating.ts';
import { RatingSink } from './rating-sink.ts';

/** The meaning of the columns in a table of episodes. A column that is not named counts as empty. */
export interface EpisodeTable {
  readonly id: string;
  /** Columns that distinguish the table from others. */
  readonly columns: readonly string[];
  /**
   * The column with the series' title, or the title itself for a table of one series that does not name it.
   */
  readonly series: { readonly column: string } | { readonly title: string; readonly country: string };
  /** Reads the season's number; null if the row does not give it. */
  readonly season: (row: RowReader) => number | null;
  readonly episode?: string;
  readonly airDate: string;
  /** The column of viewers, and the number of viewers per unit. */
  readonly viewers: readonly [column: string, unit: number];
  /** Reads the season's id in the catalogue's own source. */
  readonly seasonId?: (row: RowReader, series: string) => string | null;
  /** Whether the table only fills values that others left empty. */
  readonly fills?: boolean;
}

/** The layout of such a table. Rating, share and their 18-49 counterparts always have these column names. */
export function episodeLayout(table: EpisodeTable): TakenLayout {
  return {
    kind: 'taken',
    id: table.id,
    columns: table.columns,
    rank: table.fills ? RANK.episodePages : RANK.episodeRatings,
    open: (session, file) =>
      new RatingSink(session, file, (row) => readEpisode(table, row), table.fills ? 'fill' : 'own'),
  };
}

function readEpisode(table: EpisodeTable, row: RowReader): EpisodeRating | null {
  const series = 'title' in table.series ? table.series.title : row.known(table.series.column);
  if (series === null) {
    row.outcome.reject('titleMissing');
    return null;
  }
  const [viewersColumn, unit] = table.viewers;
  const viewers = row.number(viewersColumn);
  const airDate = row.date(table.airDate);
  return {
    outcome: row.outcome,
    series,
    country: 'title' in table.series ? table.series.country : row.country('country'),
    channel: row.known('channel'),
    season: table.season(row),
    seasonId: table.seasonId?.(row, series) ?? null,
    episode: table.episode === undefined ? null : row.whole(table.episode, 0, 10_000),
    airDate: airDate?.precision === 'day' ? airDate.date : null,
    source: { description: row.text('source_url'), licence: row.text('licence') },
    figures: {
      viewers: viewers === null ? null : (viewers * unit) / 1_000,
      rating: row.number('rating'),
      share: row.number('share'),
      rating1849: row.number('rating_18_49'),
      share1849: row.number('share_18_49'),
    },
  };
}
