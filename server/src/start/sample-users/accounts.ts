import type { Transaction } from 'kysely';
import { fillCompanies } from '../../administration/index.ts';
import { hashPassword } from '../../features/account/password.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { readSampleFile } from './sample-file.ts';

/** The users of `sample-users.yaml`. */
export const SAMPLE_USERNAMES = ['demo', 'colleague', 'limited'] as const;
export type SampleUsername = (typeof SAMPLE_USERNAMES)[number];
export const SAMPLE_PASSWORD = 'Demo2026';

/** Ids of the sample users by name. */
export type SampleUserIds = Readonly<Record<SampleUsername, number>>;

/** Adds the companies, accesses and users of the sample, who can sign in with its password. */
export async function insertAccounts(
  transaction: Transaction<DatabaseSchema>,
  today: string,
): Promise<SampleUserIds> {
  await fillCompanies(transaction, await readSampleFile(today));
  const password_hash = await hashPassword(SAMPLE_PASSWORD);
  const setPassword = async (username: SampleUsername): Promise<number> => {
    const { id } = await transaction
      .updateTable('app_user')
      .set({ password_hash })
      .where('username', '=', username)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  return {
    demo: await setPassword('demo'),
    colleague: await setPassword('colleague'),
    limited: await setPassword('limited'),
  };
}
