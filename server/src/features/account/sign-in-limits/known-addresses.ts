import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../../database/schema.ts';
import { addressKey } from '../../../http/address.ts';

/** How long an address is remembered after a user's last sign-in from it, days. */
export const REMEMBERED_DAYS = 90;

/**
 * Whether a user has signed in from this address recently. For an unknown user's id it takes as long, and is
 * false.
 */
export async function isKnownAddress(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  ip: string,
): Promise<boolean> {
  const found = await kysely
    .selectFrom('sign_in_address')
    .select('user_id')
    .where('user_id', '=', idUser)
    .where('address', '=', addressKey(ip))
    .executeTakeFirst();
  return found !== undefined;
}

/** Remembers that a user with the right password, or mailbox, is at this address. */
export async function rememberAddress(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  ip: string,
): Promise<void> {
  const used_at = new Date();
  await kysely
    .insertInto('sign_in_address')
    .values({ user_id: idUser, address: addressKey(ip), used_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'address']).doUpdateSet({ used_at }))
    .execute();
}
