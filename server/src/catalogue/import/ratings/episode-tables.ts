import { RANK, type TakenLayout } from '../layouts/layout.ts';
import type { RowReader } from '../layouts/row-reader.ts';
import type { EpisodeRating } from './episode-rating.ts';
import { RatingSink, type ReadEpisode } from './rating-sink.ts';

type EpisodeTable = Omit<EpisodeRating, 'ticket' | 'figures' | 'source'> & {
  readonly source?: EpisodeRating['source'];
  readonly figures: Partial<EpisodeRating['figures']>;
};

const NOTHING = { viewers: null, rating: null, share: null, rating1849: null, share1849: null };

/** A table of episodes with figures; `read` says what its columns mean. */
function episodeTable(id: string, columns: readonly string[], read: (row: RowReader) => EpisodeTable | null): TakenLayout {
  const readEpisode: ReadEpisode = (row) => {
    const table = read(row);
    if (!table) {
      row.ticket.reject('titleMissing');
      return null;
    }
    const source = { description: row.text('source_url'), licence: row.text('licence') };
    return { source, ...table, ticket: row.ticket, figures: { ...NOTHING, ...table.figures } };
  };
  return {
    kind: 'taken',
    id,
    columns,
    rank: RANK.episodeRatings,
    bringsProgrammes: true,
    open: (session, file) => new RatingSink(session, file, readEpisode),
  };
}

/** A number with its unit brought to thousands. */
function thousands(row: RowReader, column: string, unit: number): number | null {
  const value = row.number(column);
  return value === null ? null : (value * unit) / 1_000;
}

function day(row: RowReader, column: string): string | null {
  const read = row.date(column);
  return read?.precision === 'day' ? read.date : null;
}

const MILLIONS = 1_000_000;
const season = (row: RowReader): number | null => row.whole('season', 0, 32_767);
const episode = (row: RowReader, column: string): number | null => row.whole(column, 0, 10_000);

export const EPISODE_TABLES: readonly TakenLayout[] = [
  episodeTable('episode ratings with shares', ['series', 'country', 'channel', 'season', 'show_number', 'share', 'rating'], (row) => {
    const series = row.known('series');
    return series === null
      ? null
      : {
        series,
        country: row.country('country'),
        channel: row.known('channel'),
        season: season(row),
        seasonId: null,
        episode: episode(row, 'show_number'),
        airDate: day(row, 'airdate'),
        figures: {
          viewers: thousands(row, 'viewers_millions', MILLIONS),
          rating: row.number('rating'),
          share: row.number('share'),
          rating1849: row.number('rating_18_49'),
          share1849: row.number('share_18_49'),
        },
      };
  }),
  episodeTable('episode ratings by page', ['series_page', 'series_display', 'air_date', 'viewers_millions', 'share'], (row) => {
    const series = row.known('series_display');
    const number = /\((?:season|series) (\d+)\)/.exec(row.text('series_page') ?? '')?.[1];
    return series === null
      ? null
      : {
        series,
        country: null,
        channel: null,
        season: number === undefined ? null : Number(number),
        seasonId: null,
        // Some lists number episodes through all seasons; only the date tells the first of a season.
        episode: null,
        airDate: day(row, 'air_date'),
        figures: {
          viewers: thousands(row, 'viewers_millions', MILLIONS),
          rating: row.number('rating'),
          share: row.number('share'),
          rating1849: row.number('rating_18_49'),
          share1849: row.number('share_18_49'),
        },
      };
  }),
  episodeTable('episode viewers by season code', ['series', 'country', 'season_code', 'season', 'episode', 'viewers'], (row) => {
    const series = row.known('series');
    const code = row.text('season_code');
    return series === null
      ? null
      : {
        series,
        country: row.country('country'),
        channel: null,
        season: season(row),
        seasonId: code === null ? null : `${series.slice(0, 3).toLowerCase()}:${code}`,
        episode: episode(row, 'episode'),
        airDate: day(row, 'air_date'),
        figures: { viewers: thousands(row, 'viewers', 1) },
      };
  }),
  episodeTable('episode viewers, United Kingdom', ['series', 'country', 'season', 'episode', 'first_aired', 'uk_viewers_millions'], (row) => {
    const series = row.known('series');
    return series === null
      ? null
      : {
        series,
        country: row.country('country'),
        channel: null,
        season: season(row),
        seasonId: null,
        episode: episode(row, 'episode'),
        airDate: day(row, 'first_aired'),
        figures: { viewers: thousands(row, 'uk_viewers_millions', MILLIONS) },
      };
  }),
  episodeTable('episode viewers, United States', ['series', 'country', 'season', 'episode', 'air_date', 'us_views_millions'], (row) => {
    const series = row.known('series');
    return series === null
      ? null
      : {
        series,
        country: row.country('country'),
        channel: null,
        season: season(row),
        seasonId: null,
        episode: episode(row, 'episode'),
        airDate: day(row, 'air_date'),
        figures: { viewers: thousands(row, 'us_views_millions', MILLIONS) },
      };
  }),
  // The table of the bakeoff package names no series: its columns are what says that it is this one.
  episodeTable('bakeoff episode ratings', ['series', 'episode', 'uk_airdate', 'viewers_7day', 'bbc_iplayer_requests'], (row) => ({
    series: 'The Great British Bake Off',
    country: 'GB',
    channel: null,
    season: row.whole('series', 0, 32_767),
    seasonId: null,
    episode: episode(row, 'episode'),
    airDate: day(row, 'uk_airdate'),
    figures: { viewers: thousands(row, 'viewers_7day', MILLIONS) },
  })),
];
