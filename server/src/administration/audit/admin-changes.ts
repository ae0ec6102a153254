import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import type { AdminChange } from '../operation.ts';

const DAY_MS = 86_400_000;

const asJson = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

/** Stores the record of an operation, in the caller's transaction, so that both succeed or fail together. */
export async function storeChanges(
  kysely: Kysely<DatabaseSchema>,
  by: { readonly operation: string; readonly operator: string },
  changes: readonly AdminChange[],
): Promise<void> {
  for (const { subject, before, after } of changes)
    await kysely
      .insertInto('admin_change')
      .values({ ...by, subject, before: asJson(before), after: asJson(after) })
      .execute();
}

/** Removes changes that are older than this many days. */
export async function purgeChanges(kysely: Kysely<DatabaseSchema>, days: number): Promise<void> {
  const oldest = new Date(Date.now() - days * DAY_MS);
  await kysely.deleteFrom('admin_change').where('changed_at', '<', oldest.toISOString()).execute();
}
