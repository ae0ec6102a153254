import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { createMailer } from '../mail/mailer.ts';
import { createMailQueue } from '../mail/queue/mail-queue.ts';
import { TEST_TODAY } from '../../testing/test-catalogue.ts';
import { TEST_INSTALLATION } from '../../testing/test-server.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { defineOperation } from './operation.ts';
import { runOperation } from './run-operation.ts';

describe.each([testDatabase()])('an operation on $name', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.close());

  test('that is rolled back because of another transaction runs again, and is recorded once', async () => {
    const { kysely } = database;
    let attempts = 0;
    const operation = defineOperation({
      group: 'company',
      action: 'try',
      summary: 'Adds a company at the second attempt.',
      schema: z.strictObject({}),
      async run({ transaction, record }) {
        attempts += 1;
        await transaction.insertInto('company').values({ name: 'Twice Ltd' }).execute();
        record({ subject: 'company Twice Ltd', before: null, after: { attempts } });
        if (attempts === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
        return { message: 'Added.' };
      },
    });
    const mailer = createMailer({ smtpUrl: null, outboxFolder: '/nonexistent', from: 'a@example.com' });
    const services = {
      kysely,
      mails: createMailQueue({ kysely, mailer, installation: TEST_INSTALLATION, log: null }),
      installation: TEST_INSTALLATION,
      media: { pictures: [], videos: [] },
      today: () => TEST_TODAY,
      logDays: 30,
    };
    const { message } = await runOperation(services, { operation, input: {}, operator: 'ada' });
    expect([message, attempts]).toEqual(['Added.', 2]);
    const companies = await kysely
      .selectFrom('company')
      .select('id')
      .where('name', '=', 'Twice Ltd')
      .execute();
    expect(companies).toHaveLength(1);
    const changes = await kysely
      .selectFrom('admin_change')
      .select('after')
      .where('subject', '=', 'company Twice Ltd')
      .execute();
    expect(changes).toEqual([{ after: { attempts: 2 } }]);
  });
});
