import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addToken, folderStore } from '@airdex/release-registry';
import { filledRegistry, type FilledRegistry } from '@airdex/release-registry/testing';
import type { FastifyInstance } from 'fastify';
import { createServer } from './create-server.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createLogger } from '../http/create-logger.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { SECURITY_EVENTS } from '../security-log/security-events.ts';

const ADDRESS = '192.0.2.5';

interface Line extends Record<string, unknown> {
  readonly security?: string;
}

test('the operations guide describes every event of the security log', () => {
  const guide = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  for (const event of Object.keys(SECURITY_EVENTS)) expect(guide).toContain(`| \`${event}\``);
});

describe.each([testDatabase()])('the security log on $name', (kind) => {
  let server: TestServer;
  let registry: FilledRegistry;
  let app: FastifyInstance;
  let written = '';
  let idUser: number;
  beforeAll(async () => {
    [server, registry] = await Promise.all([startTestServer(kind), filledRegistry()]);
    // The server's default log level.
    const logger = createLogger('warn', { write: (line) => void (written += line) });
    app = await createServer({ ...server.parts, registry: folderStore(registry.path), logger });
    const user = await server.database.kysely
      .selectFrom('app_user')
      .select('id')
      .where('username', '=', 'demo')
      .executeTakeFirstOrThrow();
    idUser = user.id;
  });
  afterAll(async () => {
    await app.close();
    await server.close();
    await registry.remove();
  });
  beforeEach(() => {
    written = '';
  });

  const call = async (path: string, payload?: object, token?: string, remoteAddress = ADDRESS) =>
    app.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url: path,
      remoteAddress,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { payload }),
    });
  const signIn = (more: object = {}) =>
    call('/api/Account/Authenticate', { username: 'demo', password: 'Demo2026', ...more });
  const tokenOf = async (more?: object): Promise<string> =>
    (await signIn(more)).json<{ token: string }>().token;
  /** The security lines since the test began; every one has the caller's address and the request's id. */
  const events = (): Line[] => {
    const lines =
      written === ''
        ? []
        : written
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line) as Line);
    return lines
      .filter(({ security }) => security !== undefined)
      .map(({ level: _l, time: _t, pid: _p, hostname: _h, msg, requestId, address, ...line }) => {
        expect([requestId, address, msg]).toEqual([expect.any(String), ADDRESS, expect.any(String)]);
        return line;
      });
  };

  test('contains sign-ins, including those that ended another session, and sign-outs', async () => {
    await tokenOf({ forceLogin: true });
    written = '';
    await signIn();
    const token = await tokenOf({ forceLogin: true, rememberMe: true });
    await call('/api/Account/LogOut', undefined, token);
    await signIn();
    expect(events()).toEqual([
      { security: 'sign-in-elsewhere', idUser },
      { security: 'sign-in-forced', idUser, staysSignedIn: true },
      { security: 'sign-out', idUser },
      { security: 'sign-in', idUser, staysSignedIn: false },
    ]);
  });

  test('contains failures and waiting times, but never the input', async () => {
    await signIn({ password: 'Typed-Passw0rd' });
    await signIn({ username: 'Typed-Name', password: 'Typed-Passw0rd' });
    for (let failure = 0; failure < 10; failure++) await signIn({ username: 'colleague', password: 'guess' });
    expect(events()).toMatchObject([
      { security: 'sign-in-failed', idUser },
      { security: 'sign-in-failed', idUser: null },
      ...Array.from({ length: 10 }, () => ({ security: 'sign-in-failed' })),
    ]);
    written = '';
    await signIn({ username: 'colleague' });
    expect(events()).toEqual([
      {
        security: 'sign-in-limited',
        idUser: expect.any(Number),
        limit: 'name-and-address',
        wait: expect.any(Number),
      },
    ]);
    expect(written).not.toContain('Typed');
  });

  test('contains changes and resets of passwords', async () => {
    const token = await tokenOf({ forceLogin: true });
    written = '';
    const change = (oldPassword: string) =>
      call('/api/Account/ChangePassword', { oldPassword, newPassword: 'Demo2026' }, token);
    await change('wrong');
    await change('Demo2026');
    for (const email of ['nobody@example.com', 'demo@example.com'])
      await call('/api/Account/RecoverPassword/', { email });
    const mail = await server.mailbox.next();
    const hash = /recoverPassword\/([\w-]{43})/.exec(mail.text ?? '')?.[1] ?? '';
    for (let use = 0; use < 2; use++)
      await call('/api/Account/UseRecoverPassword/', { hash, newPassword: 'Demo2026' });
    expect(events()).toEqual([
      { security: 'password-change-failed', idUser },
      { security: 'password-changed', idUser },
      { security: 'recovery-requested', idUser: null },
      { security: 'recovery-requested', idUser },
      { security: 'recovery-used', idUser },
      { security: 'recovery-refused' },
    ]);
    expect(written).not.toContain(hash);
  });

  test('contains unknown tokens, but not every call without one', async () => {
    const token = await tokenOf({ forceLogin: true });
    await call('/api/Account/LogOut', undefined, token);
    written = '';
    await call('/api/Vip/HasReports', undefined, token);
    await call('/api/Vip/HasReports');
    await app.inject({
      url: '/media/pictures/1.svg',
      headers: { cookie: `airdex-media=${token}` },
      remoteAddress: ADDRESS,
    });
    expect(events()).toEqual([
      { security: 'token-refused', idUser: null, method: 'GET', route: '/api/Vip/HasReports', status: 401 },
      { security: 'token-refused', idUser: null, method: 'GET', route: '/media/pictures/:file', status: 401 },
    ]);
    expect(written).not.toContain(token.slice(-20));
  });

  test('contains uses and rejections of deploy tokens and their scopes', async () => {
    const { secret, token } = await addToken(registry.path, { scope: 'mfe-card', note: '', who: 'Ada' });
    await call('/registry-api/status', undefined, secret);
    await call('/registry-api/rollback', { who: 'Ada' }, secret);
    await call('/registry-api/status', undefined, `${secret.slice(0, -2)}xx`);
    await call('/registry-api/status');
    const used = { token: token.id, scope: 'mfe-card' };
    const status = { method: 'GET', route: '/registry-api/status' };
    expect(events()).toEqual([
      { security: 'deploy-token-used', ...used, ...status, status: 200 },
      {
        security: 'deploy-scope-refused',
        ...used,
        method: 'POST',
        route: '/registry-api/rollback',
        status: 403,
      },
      { security: 'deploy-token-refused', idUser: null, ...status, status: 401 },
      { security: 'deploy-token-refused', idUser: null, ...status, status: 401 },
    ]);
    expect(written).not.toContain(secret.split('_').at(-1));
  });

  test('is not flooded by a stranger who is rejected again and again', async () => {
    for (let count = 0; count < 100; count++)
      await call('/api/Vip/HasReports', undefined, 'stolen', '192.0.2.6');
    expect(written.trim().split('\n')).toHaveLength(60);
  });

  test('is silent if the log is disabled', async () => {
    const logger = createLogger('silent', { write: (line) => void (written += line) });
    const quiet = await createServer({ ...server.parts, logger });
    await quiet.inject({
      method: 'POST',
      url: '/api/Account/Authenticate',
      payload: { username: 'x', password: 'y' },
    });
    await quiet.close();
    expect(written).toBe('');
  });
});
