import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createServer } from '../../app/create-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { createLogger } from '../../http/create-logger.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const PASSWORDS = {
  old: 'Demo2026',
  guess: 'WrongGuess77',
  changed: 'Changed4Good',
  recovered: 'Recovered9x',
};

describe.each([testDatabase()])('secrets of accounts on $name', (kind) => {
  let server: TestServer;
  let app: FastifyInstance;
  let written = '';
  beforeAll(async () => {
    server = await startTestServer(kind);
    const logger = createLogger('trace', { write: (line) => void (written += line) });
    app = await createServer({ ...server.parts, logger });
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  /** Every row of every table, as text. */
  const wholeDatabase = async (): Promise<string> => {
    const { kysely } = server.database;
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(kysely);
    const contents = await Promise.all(
      tables.rows.map(({ name }) =>
        sql<{ row: string }>`select ${sql.table(name)}::text as row from ${sql.table(name)}`.execute(kysely),
      ),
    );
    return contents.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n');
  };

  test('appear in plain text neither in the log, nor in responses, nor in the database', async () => {
    const answers: string[] = [];
    const call = async (path: string, payload: object | undefined, token?: string) => {
      const response = await app.inject({
        method: payload === undefined ? 'GET' : 'POST',
        url: `/api/Account/${path}`,
        headers:
          token === undefined ? {} : { authorization: `Bearer ${token}`, cookie: `airdex-media=${token}` },
        ...(payload === undefined ? {} : { payload }),
      });
      answers.push(response.body);
      return response;
    };
    const login = async (password: string): Promise<string> => {
      const response = await call('Authenticate', { username: 'demo', password, forceLogin: true });
      // The token belongs into a login's response.
      answers.pop();
      return response.json<{ token: string }>().token;
    };
    const tokens = [await login(PASSWORDS.old)];
    const [token] = tokens;
    await call('Authenticate', { username: 'demo', password: PASSWORDS.guess });
    await call('Authenticate', { username: 'demo', password: PASSWORDS.old });
    await call('Authenticate', { password: PASSWORDS.guess });
    await call('ChangePassword', { oldPassword: PASSWORDS.guess, newPassword: PASSWORDS.changed }, token);
    await call('ChangePassword', { oldPassword: PASSWORDS.old, newPassword: PASSWORDS.changed }, token);
    await call('ChangePassword', { oldPassword: PASSWORDS.old, newPassword: [PASSWORDS.changed] }, token);
    for (const path of ['GetAccesses/', 'LogOut']) await call(path, undefined, token);
    tokens.push(await login(PASSWORDS.changed));

    server.mailbox.failNext(1);
    await call('RecoverPassword/', { email: 'demo@example.com' });
    const mail = await server.mailbox.next();
    const secret = /recoverPassword\/([\w-]{43})/.exec(mail.text ?? '')?.[1] ?? '';
    expect(secret).toHaveLength(43);
    const whileOpen = await wholeDatabase();
    await app.inject({ url: `/recoverPassword/${secret}` });
    await app.inject({ url: `/recoverPassword/${secret}/%` });
    await call('CanRecoverPassword/', { hash: secret });
    await call('UseRecoverPassword/', { hash: secret, newPassword: 'weak' });
    await call('UseRecoverPassword/', { hash: secret, newPassword: PASSWORDS.recovered });
    await call('UseRecoverPassword/', { hash: secret, newPassword: PASSWORDS.recovered });
    tokens.push(await login(PASSWORDS.recovered));

    // The log contains the mail server's failures, so it does cover these calls.
    expect(written).toContain('tried again');
    expect(written).toContain('/api/Account/UseRecoverPassword');
    expect(tokens.every((each) => each.split('.').length === 3)).toBe(true);
    const places = {
      log: written,
      answers: answers.join('\n'),
      database: whileOpen + (await wholeDatabase()),
    };
    expect(places.database).toContain('demo@example.com');
    const secrets = [
      ...Object.values(PASSWORDS),
      secret,
      ...tokens,
      ...tokens.map((each) => each.slice(-30)),
    ];
    for (const [place, text] of Object.entries(places))
      expect({ place, found: secrets.filter((each) => text.includes(each)) }).toEqual({ place, found: [] });
    expect(written).not.toContain('demo@example.com');
  });
});
