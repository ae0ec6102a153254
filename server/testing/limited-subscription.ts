import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../src/database/schema.ts';
import { storedProgrammes, type StoredProgramme } from './expected-programmes.ts';

const COUNTRIES = ['France', 'Japan', 'Belgium'];
const WITH_RESULTS = ['France', 'Japan'];
const GENRES = ['documentary', 'drama', 'entertainment', 'game-quiz'];

/** What the user `limited` may see: derived by hand from the sample subscription. */
export interface LimitedSubscription {
  readonly holds: (row: StoredProgramme) => boolean;
  /** Also its audience results. */
  readonly opensResults: (row: StoredProgramme) => boolean;
}

export async function limitedSubscription(kysely: Kysely<DatabaseSchema>): Promise<LimitedSubscription> {
  const genres = await kysely.selectFrom('genre').select('id').where('source_key', 'in', GENRES).execute();
  const genreIds = new Set(genres.map(({ id }) => id));
  const holds = (row: StoredProgramme): boolean =>
    COUNTRIES.includes(row.country_en ?? '') &&
    genreIds.has(row.genre_id ?? 0) &&
    row.launch_date !== null &&
    row.launch_date >= '2023-01-01' &&
    row.launch_date <= '2027-12-31';
  return {
    holds,
    opensResults: (row) => holds(row) && WITH_RESULTS.includes(row.country_en ?? ''),
  };
}

/** The programmes the user `limited` may see. */
export async function programmesInsideLimited(kysely: Kysely<DatabaseSchema>): Promise<StoredProgramme[]> {
  const { holds } = await limitedSubscription(kysely);
  return (await storedProgrammes(kysely)).filter(holds);
}
