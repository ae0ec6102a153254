import type { TakenLayout } from '../rows/layout.ts';
import type { RowReader } from '../rows/row-reader.ts';
import { episodeLayout } from './episode-table.ts';

const MILLION = 1_000_000;

function numbered(column: string): (row: RowReader) => number | null {
  return (row) => row.whole(column, 0, 32_767);
}

export const EPISODE_TABLES: readonly TakenLayout[] = [
  episodeLayout({
    id: 'episode ratings with shares',
    columns: ['series', 'country', 'channel', 'season', 'show_number', 'share', 'rating'],
    series: { column: 'series' },
    season: numbered('season'),
    episode: 'show_number',
    airDate: 'airdate',
    viewers: ['viewers_millions', MILLION],
  }),
  // Names neither country nor channel, and some of its lists number episodes across all seasons.
  episodeLayout({
    id: 'episode ratings by page',
    columns: ['series_page', 'series_display', 'air_date', 'viewers_millions', 'share'],
    series: { column: 'series_display' },
    season: (row) => {
      const number = /\((?:season|series) (\d+)\)/.exec(row.text('series_page') ?? '')?.[1];
      return number === undefined ? null : Number(number);
    },
    airDate: 'air_date',
    viewers: ['viewers_millions', MILLION],
    fills: true,
  }),
  episodeLayout({
    id: 'episode viewers by season code',
    columns: ['series', 'country', 'season_code', 'season', 'episode', 'viewers'],
    series: { column: 'series' },
    season: numbered('season'),
    episode: 'episode',
    airDate: 'air_date',
    viewers: ['viewers', 1],
    seasonId: (row, series) => {
      const code = row.text('season_code');
      return code === null ? null : `${series.slice(0, 3).toLowerCase()}:${code}`;
    },
  }),
  episodeLayout({
    id: 'episode viewers, United Kingdom',
    columns: ['series', 'country', 'season', 'episode', 'first_aired', 'uk_viewers_millions'],
    series: { column: 'series' },
    season: numbered('season'),
    episode: 'episode',
    airDate: 'first_aired',
    viewers: ['uk_viewers_millions', MILLION],
  }),
  episodeLayout({
    id: 'episode viewers, United States',
    columns: ['series', 'country', 'season', 'episode', 'air_date', 'us_views_millions'],
    series: { column: 'series' },
    season: numbered('season'),
    episode: 'episode',
    airDate: 'air_date',
    viewers: ['us_views_millions', MILLION],
  }),
  // The table of the bakeoff package names no series: its columns identify it.
  episodeLayout({
    id: 'bakeoff episode ratings',
    columns: ['series', 'episode', 'uk_airdate', 'viewers_7day', 'bbc_iplayer_requests'],
    series: { title: 'The Great British Bake Off', country: 'GB' },
    season: numbered('series'),
    episode: 'episode',
    airDate: 'uk_airdate',
    viewers: ['viewers_7day', MILLION],
  }),
];
