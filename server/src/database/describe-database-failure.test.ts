import { expect, test } from 'vitest';
import { describeDatabaseFailure } from './describe-database-failure.ts';
import { openDatabase } from './open-database.ts';

const serverUrl = process.env['TEST_POSTGRES_URL'];

const failure = (code: string, message: string): Error => Object.assign(new Error(message), { code });

test.each([
  ['28P01', 'password authentication failed for user "airdex"'],
  ['28000', 'role "nobody" does not exist'],
  ['3D000', 'database "absent" does not exist'],
  ['42501', 'permission denied for schema public'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate'],
])('%s is one sentence about DATABASE_URL', (code, message) => {
  expect(describeDatabaseFailure(failure(code, message))).toBe(
    `DATABASE_URL: the database refuses the connection: ${message}`,
  );
});

test.each([
  'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string',
  'The server does not support SSL connections',
])('%s, an error without a code, is one too', (message) => {
  expect(describeDatabaseFailure(new Error(message))).toMatch(/^DATABASE_URL: the database refuses/);
});

test('other errors of a query are defects', () => {
  expect(describeDatabaseFailure(failure('42601', 'syntax error'))).toBeNull();
  expect(describeDatabaseFailure(new Error('unexpected'))).toBeNull();
});

test.skipIf(serverUrl === undefined)('a server refuses an unknown database and an unknown user', async () => {
  const [unknownDatabase, unknownUser] = [new URL(serverUrl ?? ''), new URL(serverUrl ?? '')];
  unknownDatabase.pathname = '/absent';
  unknownUser.username = 'nobody';
  unknownUser.password = 'hidden-word';
  for (const [url, message] of [
    [unknownDatabase, 'database "absent" does not exist'],
    [unknownUser, 'role "nobody" does not exist'],
  ] as const) {
    const error = await openDatabase({ url: url.href }).catch((reason: unknown) => reason);
    expect(describeDatabaseFailure(error)).toBe(
      `DATABASE_URL: the database refuses the connection: ${message}`,
    );
  }
});

test.skipIf(serverUrl === undefined)(
  'a server without encryption refuses an encrypted connection',
  async () => {
    const url = new URL(serverUrl ?? '');
    url.searchParams.set('sslmode', 'verify-full');
    const error = await openDatabase({ url: url.href }).catch((reason: unknown) => reason);
    expect(describeDatabaseFailure(error)).toBe(
      'DATABASE_URL: the database refuses the connection: The server does not support SSL connections',
    );
  },
);
