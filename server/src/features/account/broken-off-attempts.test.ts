import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DatabaseSchema } from '../../database/schema.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import type { TestResponse } from '../../../testing/test-call.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const PASSWORD = 'Demo2026';
/** More than any of the limits allows. */
const ATTEMPTS = 12;

describe.each([testDatabase()])('attempts that the database breaks off on $name', (kind) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    token = await server.signIn('demo');
  });
  afterAll(() => server.close());

  /** The statuses of calls, one after the other, while a table is missing. */
  const statusesWithout = async (
    table: keyof DatabaseSchema,
    call: () => Promise<{ readonly status: number }>,
  ): Promise<Set<number>> => {
    const { kysely } = server.database;
    const statuses = new Set<number>();
    await sql`alter table ${sql.table(table)} rename to missing`.execute(kysely);
    try {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) statuses.add((await call()).status);
    } finally {
      await sql`alter table missing rename to ${sql.table(table)}`.execute(kysely);
    }
    return statuses;
  };

  test('do not count as failed sign-ins, whether or not the password was checked before', async () => {
    const signIn = (password: string): Promise<TestResponse> =>
      server.call('authenticate', { body: { username: 'limited', password, forceLogin: true } });
    expect(await statusesWithout('sign_in_address', () => signIn('guess'))).toEqual(new Set([500]));
    expect(await statusesWithout('session', () => signIn(PASSWORD))).toEqual(new Set([500]));
    for (let attempt = 0; attempt < 10; attempt++) expect((await signIn('guess')).status).toBe(401);
    expect((await signIn(PASSWORD)).status).toBe(429);
  });

  test('do not count as wrong old passwords', async () => {
    const change = (oldPassword: string): Promise<TestResponse> =>
      server.call('changePassword', { token, body: { oldPassword, newPassword: 'Another1' } });
    expect(await statusesWithout('password_recovery', () => change(PASSWORD))).toEqual(new Set([500]));
    for (let attempt = 0; attempt < 10; attempt++) expect((await change('guess')).status).toBe(400);
    expect((await change(PASSWORD)).status).toBe(429);
  });

  test('do not count as requests for a link', async () => {
    const request = async (): Promise<{ status: number }> => {
      const { statusCode } = await server.app.inject({
        method: 'POST',
        url: '/api/Account/RecoverPassword/',
        // A hundred times as many are allowed from this machine itself.
        remoteAddress: '198.51.100.7',
        payload: { email: 'limited@example.com' },
      });
      return { status: statusCode };
    };
    expect(await statusesWithout('password_recovery', request)).toEqual(new Set([500]));
    for (let attempt = 0; attempt < 10; attempt++) expect((await request()).status).toBe(200);
    expect((await request()).status).toBe(429);
  });
});
