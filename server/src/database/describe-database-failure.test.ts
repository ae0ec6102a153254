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
])('%s is one sentence about DATABASE_URL', (code, message) => {
  expect(describeDatabaseFailure(failure(code, message))).toBe(
    `DATABASE_URL: the database refuses the connection: ${message}`,
  );
});

test('a missing password is one too', () => {
  const message = 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string';
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
