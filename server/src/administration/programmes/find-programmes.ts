import { sql } from 'kysely';
import { z } from 'zod';
import type { Queries } from '../companies/find-company.ts';

const ID_MAX = 2 ** 31 - 1;

/** The key of an imported programme is this and its id in the file. */
const IMPORTED = 'programme:';
const CARD_ID = /^\d+$/;

/**
 * A programme by its id, as in the address of its card, or by the key with which it was imported. The prefix of the
 * key may be left out, unless the rest is a number and could be the id of a card.
 */
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
  const ids = names.filter((name) => CARD_ID.test(name) && Number(name) <= ID_MAX).map(Number);
  const imported = new Map(
    names.filter((name) => !CARD_ID.test(name)).map((name) => [name, `${IMPORTED}${name}`]),
  );
  const keys = [...names, ...imported.values()];
  const rows = await kysely
    .selectFrom('programme')
    .select(['id', 'source_key as key'])
    .where((row) =>
      row.or([
        row('source_key', '=', sql<string>`any(${keys}::text[])`),
        row('id', '=', sql<number>`any(${ids}::int[])`),
      ]),
    )
    .execute();
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  return new Map<string, FoundProgramme | string>(
    names.map((name) => {
      const rowsOfName = [byKey.get(name), byId.get(name)].filter((row) => row !== undefined);
      const [found = byKey.get(imported.get(name) ?? ''), other] = new Set(rowsOfName);
      if (found === undefined) return [name, `There is no programme '${name}'.`];
      if (other === undefined) return [name, found];
      return [name, `'${name}' is the key of one programme and the id of another, ${other.key}.`];
    }),
  );
}
