import { sql } from 'kysely';
import { z } from 'zod';
import type { Queries } from '../companies/find-company.ts';

const ID_MAX = 2 ** 31 - 1;

/** A programme by its id, as in the address of its card, or by the key with which it was imported. */
export const PROGRAMME = z.string().trim().min(1, 'should not be empty').max(1000);

export interface FoundProgramme {
  readonly id: number;
  readonly key: string;
}

/** The programme of each name, or the reason why there is none. */
export async function findProgrammes(
  kysely: Queries,
  names: readonly string[],
): Promise<ReadonlyMap<string, FoundProgramme | string>> {
  const ids = names.filter((name) => /^\d+$/.test(name) && Number(name) <= ID_MAX).map(Number);
  const rows = await kysely
    .selectFrom('programme')
    .select(['id', 'source_key as key'])
    .where((row) =>
      row.or([
        row('source_key', '=', sql<string>`any(${names}::text[])`),
        row('id', '=', sql<number>`any(${ids}::int[])`),
      ]),
    )
    .execute();
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  return new Map<string, FoundProgramme | string>(
    names.map((name) => {
      const [found, other] = new Set([byKey.get(name), byId.get(name)].filter((row) => row !== undefined));
      if (found === undefined) return [name, `There is no programme '${name}'.`];
      if (other === undefined) return [name, found];
      return [name, `'${name}' is the key of one programme and the id of another, ${other.key}.`];
    }),
  );
}
