import type { Mailer } from '../../src/mail/mail.ts';
import { createMailer } from '../../src/mail/mailer.ts';
import type { TestServer } from '../test-server.ts';
import { enterProgrammes, subscribe } from './letter-testbed.ts';

export function mailerTo(smtpUrl: string): Mailer {
  return createMailer({ smtpUrl, outboxFolder: '', from: 'Airdex <no-reply@example.com>' });
}

/** A reader whose next letter contains one programme. */
export async function oneReader(server: TestServer): Promise<void> {
  await subscribe(server, 'demo', { Everything: {} });
  await enterProgrammes(server, [{ local_title: 'The one' }]);
}

/**
 * Additional users of the first company, each with a search and the letter turned on. Returns their names.
 */
export async function manyReaders(server: TestServer, count: number): Promise<string[]> {
  const { kysely } = server.database;
  const { company_id, password_hash } = await kysely
    .selectFrom('app_user')
    .select(['company_id', 'password_hash'])
    .where('username', '=', 'demo')
    .executeTakeFirstOrThrow();
  await kysely.deleteFrom('app_user').where('username', 'like', 'reader-%').execute();
  const names = Array.from({ length: count }, (_, index) => `reader-${index}`);
  for (const username of names) {
    await kysely
      .insertInto('app_user')
      .values({
        company_id,
        username,
        normal_username: username,
        email: `${username}@example.com`,
        password_hash,
      })
      .execute();
    await subscribe(server, username, { Everything: {} });
  }
  await enterProgrammes(server, [{ local_title: 'For everybody' }]);
  return names;
}
