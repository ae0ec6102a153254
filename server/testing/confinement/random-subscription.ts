import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../src/database/schema.ts';
import type { StoredProgramme } from '../expected-programmes.ts';

/** A source of choices that is the same for the same seed. */
export interface Chooser {
  /** A whole number from 0 to below `end`. */
  readonly below: (end: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly one: <Item>(items: readonly Item[]) => Item;
  readonly some: <Item>(items: readonly Item[], probability: number) => Item[];
}

export function chooser(random: () => number): Chooser {
  const below = (end: number): number => Math.floor(random() * end);
  return {
    below,
    chance: (probability) => random() < probability,
    one(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('Nothing to choose from');
      return item;
    },
    some: (items, probability) => items.filter(() => random() < probability),
  };
}

/** One access in the test's own form; its ids and names map to whether audience results are included. */
interface DrawnAccess {
  /** Undefined: only the named channels. */
  readonly everyChannel: boolean | undefined;
  readonly countries: ReadonlyMap<number, boolean>;
  readonly groups: ReadonlyMap<string, boolean>;
  readonly channels: ReadonlyMap<number, boolean>;
  /** Null: all. */
  readonly subGenres: ReadonlySet<number> | null;
  readonly from: string | null;
  readonly to: string | null;
}

/** The stored programmes that a company may see, and those of them with audience results. */
export interface Subscription {
  readonly idCompany: number;
  readonly inside: ReadonlySet<number>;
  readonly withResults: ReadonlySet<number>;
  /** Channels that the subscription names, with or without programmes. */
  readonly channels: ReadonlySet<number>;
}

function drawAccess(choose: Chooser, all: readonly StoredProgramme[]): DrawnAccess {
  const ids = (values: readonly (number | null)[]) => [...new Set(values.filter((id) => id !== null))];
  const withFlags = <Key>(chosen: readonly Key[]) => new Map(chosen.map((key) => [key, choose.chance(0.5)]));
  return {
    everyChannel: choose.chance(0.2) ? choose.chance(0.5) : undefined,
    countries: withFlags(choose.some(ids(all.map((row) => row.country_id)), 0.3)),
    groups: withFlags(choose.some([...new Set(all.flatMap((row) => row.channel_groups))], 0.1)),
    channels: withFlags(choose.some(ids(all.map((row) => row.channel_id)), 0.15)),
    subGenres: choose.chance(0.3) ? null : new Set(choose.some(ids(all.map((row) => row.subgenre_id)), 0.5)),
    from: choose.chance(0.4) ? `${2020 + choose.below(5)}-03-01` : null,
    to: choose.chance(0.4) ? `${2025 + choose.below(2)}-09-30` : null,
  };
}

/** Undefined: none of the groups has the programme's channel. One with audience results includes them. */
function groupFlag({ groups }: DrawnAccess, { channel_groups }: StoredProgramme): boolean | undefined {
  const flags = channel_groups.map((name) => groups.get(name)).filter((flag) => flag !== undefined);
  return flags.length === 0 ? undefined : flags.includes(true);
}

/** Whether the access includes the programme, and its results; independent of the code under test. */
function opens(access: DrawnAccess, row: StoredProgramme): { isInside: boolean; results: boolean } {
  const flag =
    access.channels.get(row.channel_id) ??
    groupFlag(access, row) ??
    (row.country_id === null ? undefined : access.countries.get(row.country_id)) ??
    access.everyChannel;
  const genre =
    access.subGenres === null || (row.subgenre_id !== null && access.subGenres.has(row.subgenre_id));
  const date = row.launch_date;
  const period =
    (access.from === null || (date !== null && date >= access.from)) &&
    (access.to === null || (date !== null && date <= access.to));
  const isInside = flag !== undefined && genre && period;
  return { isInside, results: isInside && flag === true };
}

async function storeAccess(
  kysely: Kysely<DatabaseSchema>,
  idCompany: number,
  access: DrawnAccess,
): Promise<void> {
  const { id } = await kysely
    .insertInto('access')
    .values({
      company_id: idCompany,
      name_en: 'Some',
      name_zh: '部分',
      begin_date: '2026-01-01',
      end_date: '2027-12-31',
      programmes_from: access.from,
      programmes_to: access.to,
      all_genres: access.subGenres === null,
      all_channels: access.everyChannel !== undefined,
      all_channels_have_audience_results: access.everyChannel === true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [country_id, has_audience_results] of access.countries)
    await kysely
      .insertInto('access_country')
      .values({ access_id: id, country_id, has_audience_results })
      .execute();
  for (const [name, has_audience_results] of access.groups)
    await kysely
      .insertInto('access_channel_group')
      .values({ access_id: id, name, has_audience_results })
      .execute();
  for (const [channel_id, has_audience_results] of access.channels)
    await kysely
      .insertInto('access_channel')
      .values({ access_id: id, channel_id, has_audience_results })
      .execute();
  for (const subgenre_id of access.subGenres ?? [])
    await kysely.insertInto('access_subgenre').values({ access_id: id, subgenre_id }).execute();
}

/**
 * A company with one or two random accesses.
 * @param hasEveryChannel whether the first one surely includes every channel with results, but for exceptions
 */
export async function insertSubscription(
  kysely: Kysely<DatabaseSchema>,
  name: string,
  all: readonly StoredProgramme[],
  choose: Chooser,
  hasEveryChannel = false,
): Promise<Subscription> {
  const { id: idCompany } = await kysely
    .insertInto('company')
    .values({ name })
    .returning('id')
    .executeTakeFirstOrThrow();
  const accesses = Array.from({ length: 1 + choose.below(2) }, (_, place) => {
    const access = drawAccess(choose, all);
    return hasEveryChannel && place === 0 ? { ...access, everyChannel: true } : access;
  });
  for (const access of accesses) await storeAccess(kysely, idCompany, access);
  const channels = new Set(
    all
      .filter((row) =>
        accesses.some(
          (access) =>
            access.everyChannel !== undefined ||
            access.channels.has(row.channel_id) ||
            access.countries.has(row.country_id ?? -1) ||
            groupFlag(access, row) !== undefined,
        ),
      )
      .map((row) => row.channel_id),
  );
  const idsWhere = (holds: (row: StoredProgramme) => boolean) =>
    new Set(all.filter(holds).map((row) => row.id));
  return {
    idCompany,
    channels,
    inside: idsWhere((row) => accesses.some((access) => opens(access, row).isInside)),
    withResults: idsWhere((row) => accesses.some((access) => opens(access, row).results)),
  };
}
