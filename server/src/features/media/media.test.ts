import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { storedProgrammes } from '../../../testing/expected-programmes.ts';
import { startTestServer, TEST_VIDEO, type TestServer } from '../../../testing/test-server.ts';

describe.each([testDatabase()])('media on $name', (kind) => {
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

  test.each(['GET', 'HEAD'] as const)('[API-09] %s of a picture and a video', async (method) => {
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

  test.each([
    ['bytes=1000-1999', 1000, 1999],
    ['bytes=4000-', 4000, 4999],
    ['bytes=4000-9000', 4000, 4999],
    ['bytes=-500', 4500, 4999],
    ['bytes=-9000', 0, 4999],
    ['bytes=0-0', 0, 0],
  ])('[API-09] a part of a video: %s', async (range, start, end) => {
    const part = await request(video, 'GET', { authorization, range });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({
      'content-range': `bytes ${start}-${end}/${TEST_VIDEO.length}`,
      'content-length': String(end - start + 1),
      'content-type': 'video/webm',
    });
    expect(part.rawPayload.equals(TEST_VIDEO.subarray(start, end + 1))).toBe(true);
  });

  test('[API-09] a part outside the video returns 416 with its length', async () => {
    for (const range of ['bytes=9000-', 'bytes=5000-', 'bytes=-0']) {
      const beyond = await request(video, 'GET', { authorization, range });
      expect(beyond.statusCode).toBe(416);
      expect(beyond.headers['content-range']).toBe(`bytes */${TEST_VIDEO.length}`);
      expect(beyond.json()).toMatchObject({ error: 'validation' });
    }
  });

  test('[API-09] several parts at once, other units and invalid ranges get the whole, HEAD its length', async () => {
    for (const range of ['bytes=0-1,5-6', 'items=0-1', 'bytes=9-1', 'bytes=x-'])
      expect(await request(video, 'GET', { authorization, range })).toMatchObject({
        statusCode: 200,
        rawPayload: TEST_VIDEO,
      });
    const head = await request(video, 'HEAD', { authorization, range: 'bytes=0-1' });
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-length']).toBe(String(TEST_VIDEO.length));
  });

  test('[API-09] a current copy gets 304, an outdated one the whole content', async () => {
    const { etag, 'last-modified': modified } = (await request(video, 'HEAD')).headers;
    expect(etag).toMatch(/^"[^"]+"$/);
    const status = async (headers: Record<string, string>, url = video): Promise<number> =>
      (await request(url, 'GET', { authorization, ...headers })).statusCode;
    expect(await status({ 'if-none-match': String(etag) })).toBe(304);
    expect(await status({ 'if-none-match': `"other", W/${String(etag)}` })).toBe(304);
    expect(await status({ 'if-none-match': '"other"', 'if-modified-since': String(modified) })).toBe(200);
    expect(await status({ 'if-modified-since': String(modified) })).toBe(304);
    expect(await status({ 'if-modified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' })).toBe(200);
    const range = 'bytes=0-9';
    expect(await status({ range, 'if-range': String(etag) })).toBe(206);
    expect(await status({ range, 'if-range': String(modified) })).toBe(206);
    expect(await status({ range, 'if-range': `W/${String(etag)}` })).toBe(200);
    expect(await status({ range, 'if-range': '"other"' })).toBe(200);
    expect(await status({ range, 'if-range': 'Mon, 01 Jan 2001 00:00:00 GMT' })).toBe(200);
    const poster = (await request(picture, 'GET')).headers.etag;
    expect(await status({ 'if-none-match': String(poster) }, picture)).toBe(304);
    expect(await status({ 'if-none-match': String(etag) }, picture)).toBe(200);
    // Not without a session, whatever the client has cached.
    expect((await request(video, 'GET', { 'if-none-match': String(etag) })).statusCode).toBe(401);
  });

  test('[API-09] every method returns 401 without a session', async () => {
    for (const url of [picture, video]) {
      expect((await request(url, 'GET', {})).statusCode).toBe(401);
      expect((await request(url, 'HEAD', {})).statusCode).toBe(401);
      expect((await request(url, 'GET', { cookie: 'airdex-media=rubbish' })).statusCode).toBe(401);
    }
  });

  test('[API-09] the cookie of the login opens media and nothing else, until the logout', async () => {
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
    '/media/videos/..%2f..%2f..%2fetc%2fpasswd',
    '/media/videos/%2e%2e/%2e%2e/etc/passwd',
    '/media/videos/test.webm',
    '/media/videos/1%00.webm',
    '/media/reports/..%2f1.en.pdf',
    '/media/reports/1.pdf',
    '/media/reports/1.fr.pdf',
    '/media/',
    '/media/videos/99999999999.webm',
    '/media/videos/1.mp4',
  ])('[API-09] %s is 404', async (url) => {
    expect((await request(url, 'GET')).statusCode).toBe(404);
  });

  test('[API-09] a picture that is a file has its own address and type', async () => {
    const { kysely } = server.database;
    const id = Number(/\d+/.exec(picture)?.[0]);
    const [folder = ''] = server.parts.media.pictures;
    await writeFile(path.join(folder, 'photo.jpg'), 'a photo');
    const store = (name: string) =>
      kysely.updateTable('programme').set({ picture: name }).where('id', '=', id).execute();
    await store('photo.jpg');
    const card = await server.call('getCard', {
      token: authorization.replace('Bearer ', ''),
      params: { id, forExport: false },
    });
    const { image } = card.json as { image: string };
    expect(image).toBe(`/media/pictures/${id}.jpg`);
    expect(await request(image, 'GET')).toMatchObject({
      statusCode: 200,
      headers: expect.objectContaining({ 'content-type': 'image/jpeg' }),
      body: 'a photo',
    });
    expect((await request(`/media/pictures/${id}.png`, 'GET')).statusCode).toBe(404);
    for (const name of ['missing.jpg', '../photo.jpg', 'photo.html']) {
      await store(name);
      expect((await request(`/media/pictures/${id}${path.extname(name)}`, 'GET')).statusCode).toBe(404);
    }
  });

  test('a stored name with a path out of the folders is not followed', async () => {
    const { kysely } = server.database;
    const id = Number(/\d+/.exec(video)?.[0]);
    await kysely
      .updateTable('programme')
      .set({ video: '../../../../etc/passwd' })
      .where('id', '=', id)
      .execute();
    expect((await request(video, 'GET')).statusCode).toBe(404);
    for (const name of ['missing.webm', '..', '.webm', 'x'.repeat(5000) + '.webm', 'videos/test.webm']) {
      await kysely.updateTable('programme').set({ video: name }).where('id', '=', id).execute();
      expect((await request(video, 'GET')).statusCode).toBe(404);
    }
  });
});
