import { sql } from 'kysely';
import { fieldError } from '../../http/field-error.ts';
import { isInGroup } from '../../subscription-scope/channel-groups.ts';
import type { Queries } from '../companies/find-company.ts';
import { ALL, OPEN, type AccessDefinition } from './access-definition.ts';

/** Ids or names; each maps to whether audience results are included. */
type Included<Key> = ReadonlyMap<Key, boolean>;

/** The rows of an access. */
export interface ResolvedAccess {
  readonly columns: {
    readonly name_en: string;
    readonly name_zh: string;
    readonly description_en: string;
    readonly description_zh: string;
    readonly begin_date: string;
    readonly end_date: string;
    readonly programmes_from: string | null;
    readonly programmes_to: string | null;
    readonly all_channels: boolean;
    readonly all_channels_have_audience_results: boolean;
    readonly all_genres: boolean;
  };
  readonly countries: Included<number>;
  readonly channels: Included<number>;
  /** By name. */
  readonly groups: Included<string>;
  readonly subgenres: readonly number[];
}

/**
 * Finds the ids of everything that a definition names. Throws for the field that names something unknown.
 * @param before the stored access, whose networks and owners may have been renamed since; null for a new one
 */
export async function resolveAccess(
  kysely: Queries,
  access: AccessDefinition,
  before: AccessDefinition | null,
): Promise<ResolvedAccess> {
  const storedGroups = [...(before?.channelGroups ?? []), ...(before?.channelGroupsWithResults ?? [])];
  if (access.begin > access.end) throw fieldError('end', `should not be before begin, ${access.begin}`);
  const from = access.launchesFrom === OPEN ? null : access.launchesFrom;
  const to = access.launchesTo === OPEN ? null : access.launchesTo;
  if (from !== null && to !== null && from > to)
    throw fieldError('launchesTo', `should not be before launchesFrom, ${from}`);
  const allWithResults = hasAll(access.channelsWithResults);
  return {
    columns: {
      name_en: access.name,
      name_zh: access.nameZh ?? access.name,
      description_en: access.description,
      description_zh: access.descriptionZh,
      begin_date: access.begin,
      end_date: access.end,
      programmes_from: from,
      programmes_to: to,
      all_channels: allWithResults || hasAll(access.channels),
      all_channels_have_audience_results: allWithResults,
      all_genres: hasAll(access.genres),
    },
    countries: await included(access, 'countries', (name) => findCountry(kysely, name)),
    channels: await included(access, 'channels', (name, field) => findChannel(kysely, name, field)),
    groups: await included(access, 'channelGroups', async (name) =>
      storedGroups.includes(name) ? name : findGroup(kysely, name),
    ),
    subgenres: hasAll(access.genres) ? [] : await findSubgenres(kysely, access.genres),
  };
}

function hasAll(names: readonly string[]): boolean {
  return names.includes(ALL);
}

const KINDS = { countries: 'country', channels: 'channel', channelGroups: 'network or owner' } as const;

async function included<Key>(
  access: AccessDefinition,
  field: keyof typeof KINDS,
  find: (name: string, field: string) => Promise<Key | undefined>,
): Promise<Included<Key>> {
  const ids = new Map<Key, boolean>();
  for (const [named, withResults] of [
    [field, false],
    [`${field}WithResults`, true],
  ] as const)
    for (const name of access[named]) {
      if (name === ALL && field === 'channels') continue;
      const id = await find(name, named);
      if (id === undefined) throw fieldError(named, `There is no ${KINDS[field]} '${name}'.`);
      if (ids.has(id)) throw fieldError(named, `'${name}' is named twice.`);
      ids.set(id, withResults);
    }
  return ids;
}

async function findCountry(kysely: Queries, code: string): Promise<number | undefined> {
  const found = await kysely
    .selectFrom('country')
    .select('id')
    .where('code', '=', code.toUpperCase())
    .executeTakeFirst();
  return found?.id;
}

/** The keys of imported channels are one of these and the id in the file. */
const IMPORTED = ['channel:', 'guide:'];

/** A channel by its key, or by its name or its id in an imported file if only one channel has it. */
async function findChannel(kysely: Queries, name: string, field: string): Promise<number | undefined> {
  const found = await kysely
    .selectFrom('channel')
    .select(['id', 'source_key'])
    .where((row) =>
      row.or([
        row('source_key', 'in', [name, ...IMPORTED.map((prefix) => `${prefix}${name}`)]),
        row('name', '=', name),
      ]),
    )
    .orderBy('source_key')
    .execute();
  const exact = found.find(({ source_key }) => source_key === name);
  if (exact === undefined && found.length > 1)
    throw fieldError(
      field,
      `Several channels are called '${name}'. Name one by its key: ${found.map((row) => row.source_key).join(', ')}.`,
    );
  return (exact ?? found[0])?.id;
}

/** The name of a group, if a channel belongs to it. */
async function findGroup(kysely: Queries, name: string): Promise<string | undefined> {
  const found = await kysely
    .selectFrom('channel')
    .select('id')
    .where(isInGroup(sql`${name}::text`))
    .limit(1)
    .executeTakeFirst();
  return found && name;
}

async function findSubgenres(kysely: Queries, keys: readonly string[]): Promise<number[]> {
  const rows = await kysely
    .selectFrom('subgenre')
    .innerJoin('genre', 'genre.id', 'subgenre.genre_id')
    .select(['subgenre.id', 'subgenre.source_key as key', 'genre.source_key as genre'])
    .execute();
  const ids = new Set<number>();
  for (const key of keys) {
    const named = rows.filter((row) => row.key === key || row.genre === key);
    if (named.length === 0) throw fieldError('genres', unknownGenre(key, rows));
    for (const { id } of named) ids.add(id);
  }
  return [...ids].sort((a, b) => a - b);
}

/** Lists what the key may be: subgenres if it begins with a genre, otherwise genres. */
function unknownGenre(
  key: string,
  rows: readonly { readonly key: string; readonly genre: string }[],
): string {
  const [genre = key] = key.split('/');
  const subgenres = rows.filter((row) => row.genre === genre).map((row) => row.key);
  const genres = new Set(rows.map((row) => row.genre));
  const known =
    subgenres.length > 0
      ? `The subgenres of ${genre} are ${subgenres.sort().join(', ')}.`
      : `The genres are ${[...genres].sort().join(', ')}; write a subgenre like drama/medical.`;
  return `There is no genre or subgenre '${key}'. ${known}`;
}
