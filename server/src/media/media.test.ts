import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { testDatabases } from '../database/test-database.ts';
import { storedProgrammes } from '../testing/expected-programmes.ts';
import { startTestServer, TEST_VIDEO, type TestServer } from '../testing/test-server.ts';

describe.each(testDatabases())('media on $name', (kind) => {
  let server: TestServer;
  let authorization: string;
  let video: string;
  let picture: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    authorization = `Bearer ${await server.signIn('demo')}`;
    const all = await storedProgrammes(server.database.kysely);
    video = `/media/videos/${all.find((row) => row.video !== null)?.id ?? 0}.webm`;
    picture = `/media/pictures/${all.find((row) => row.video === null)?.id ?? 0}.svg`;
  });
  afterAll(() => server.close());

  const request = (
    url: string,
    method: 'GET' | 'HEAD',
    headers: Record<string, string> = { authorization },
  ) => server.app.inject({ url, method, headers });

  test.each(['GET', 'HEAD'] as const)('%s of a picture and a video', async (method) => {
    const svg = await request(picture, method);
    expect(svg.statusCode).toBe(200);
    expect(svg.headers['content-type']).toContain('image/svg+xml');
    expect(svg.headers['cache-control']).toContain('private');
    const webm = await request(video, method);
    expect(webm.statusCode).toBe(200);
    expect(webm.headers).toMatchObject({ 'content-type': 'video/webm', 'accept-ranges': 'bytes' });
    expect(webm.headers['content-length']).toBe(String(TEST_VIDEO.length));
    expect(svg.body.startsWith('<svg')).toBe(method === 'GET');
    expect(webm.rawPayload.equals(method === 'GET' ? TEST_VIDEO : Buffer.alloc(0))).toBe(true);
  });

  test('a part of a video', async () => {
    const part = await request(video, 'GET', { authorization, range: 'bytes=1000-1999' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 1000-1999/${TEST_VIDEO.length}`);
    expect(part.rawPayload.equals(TEST_VIDEO.subarray(1000, 2000))).toBe(true);
    const beyond = await request(video, 'GET', { authorization, range: 'bytes=9000-' });
    expect(beyond.statusCode).toBe(416);
  });

  test('strangers get 401, by every method', async () => {
    for (const url of [picture, video]) {
      expect((await request(url, 'GET', {})).statusCode).toBe(401);
      expect((await request(url, 'HEAD', {})).statusCode).toBe(401);
      expect((await request(url, 'GET', { cookie: 'airdex-media=rubbish' })).statusCode).toBe(401);
    }
  });

  test('the cookie of the login opens media and nothing else, until the logout', async () => {
    const login = await server.call('authenticate', {
      body: { username: 'colleague', password: 'Demo2026', forceLogin: true },
    });
    const set = String(login.headers['set-cookie']);
    expect(set).toMatch(/Path=\/media; HttpOnly; SameSite=Strict/);
    const cookie = set.split(';')[0] ?? '';
    expect((await request(picture, 'GET', { cookie })).statusCode).toBe(200);
    expect((await request('/api/Vip/HasReports/', 'GET', { cookie })).statusCode).toBe(401);
    await server.call('logOut', { token: (login.json as { token: string }).token });
    expect((await request(picture, 'GET', { cookie })).statusCode).toBe(401);
  });

  test.each([
    '/media/pictures/0.svg',
    '/media/pictures/1.png',
    '/media/pictures/..%2f..%2f1.svg',
    '/media/videos/99999999999.webm',
    '/media/videos/1.mp4',
  ])('%s is 404', async (url) => {
    expect((await request(url, 'GET')).statusCode).toBe(404);
  });

  test('a stored name that leads out of the folders is not followed', async () => {
    const { kysely } = server.database;
    const id = Number(/\d+/.exec(video)?.[0]);
    await kysely
      .updateTable('programme')
      .set({ video: '../../../../etc/passwd' })
      .where('id', '=', id)
      .execute();
    expect((await request(video, 'GET')).statusCode).toBe(404);
    await kysely.updateTable('programme').set({ video: 'missing.webm' }).where('id', '=', id).execute();
    expect((await request(video, 'GET')).statusCode).toBe(404);
  });
});
