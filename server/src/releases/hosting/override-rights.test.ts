import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderStore } from '@airdex/release-registry';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../../app/create-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { SAMPLE_PASSWORD } from '../../start/sample-users/index.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createTestRegistry, type TestRegistry } from '../../../testing/test-registry.ts';

const ORIGIN = 'http://localhost:4102';
const AGREED = `airdex-overrides=${encodeURIComponent(`card@${ORIGIN}`)}`;

describe.each([testDatabase()])('[MFE-05] the right to overrides on $name', (kind) => {
  let server: TestServer;
  let registry: TestRegistry;
  /** On a site that others can open, where `demo` is a developer. */
  let site: FastifyInstance;
  beforeAll(async () => {
    server = await startTestServer(kind);
    registry = await createTestRegistry();
    await registry.publish('first');
    site = await start(['Demo']);
  });
  afterAll(async () => {
    await site.close();
    await registry.remove();
    await server.close();
  });

  const start = (overrideUsers: readonly string[] | null) =>
    createServer({
      ...server.parts,
      registry: folderStore(registry.folder),
      overrideOrigins: ['http://localhost:*'],
      overrideUsers,
    });

  async function signIn(app: FastifyInstance, username: string) {
    const { headers, json } = await app.inject({
      method: 'POST',
      url: '/api/Account/Authenticate',
      payload: { username, password: SAMPLE_PASSWORD, rememberMe: true, forceLogin: true },
    });
    const lines = [headers['set-cookie'] ?? []].flat();
    const cookies = lines.map((line) => line.split(';')[0]).join('; ');
    return { lines, cookies, token: json<{ token: string }>().token };
  }

  async function isLetIn(app: FastifyInstance, cookies: string): Promise<boolean> {
    const headers = { accept: 'text/html', cookie: `${AGREED}; ${cookies}` };
    const response = await app.inject({ url: '/card/7', headers });
    expect(response.statusCode).toBe(200);
    return String(response.headers['content-security-policy']).includes(ORIGIN);
  }

  test('belongs to a developer, as long as the session lasts', async () => {
    const { lines, cookies, token } = await signIn(site, 'demo');
    expect(lines.find((line) => line.startsWith('airdex-developer='))).toMatch(
      /; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await isLetIn(site, cookies)).toBe(true);
    const signedOut = await site.inject({
      url: '/api/Account/LogOut',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(signedOut.statusCode).toBe(200);
    expect(String(signedOut.headers['set-cookie'])).toContain('airdex-developer=;');
    expect(await isLetIn(site, cookies)).toBe(false);
  });

  test('belongs to no one else: no other user, no unauthenticated request, no invented cookie', async () => {
    const { lines, cookies, token } = await signIn(site, 'limited');
    expect(lines.join()).not.toContain('airdex-developer');
    for (const brought of [cookies, '', 'airdex-developer=rubbish', `airdex-developer=${token}`])
      expect([brought, await isLetIn(site, brought)]).toEqual([brought, false]);
  });

  test('ends for a developer when it is revoked', async () => {
    const { cookies } = await signIn(site, 'demo');
    const later = await start([]);
    expect(await isLetIn(site, cookies)).toBe(true);
    expect(await isLetIn(later, cookies)).toBe(false);
    await later.close();
  });

  test('belongs to everyone on a local site, and to no one where no user is named', async () => {
    const local = await start(null);
    const silent = await start([]);
    expect([await isLetIn(local, ''), await isLetIn(silent, '')]).toEqual([true, false]);
    await Promise.all([local.close(), silent.close()]);
  });
});
