import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PICTURE_WIDTHS } from '@airdex/shared-contracts/constants';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedProgrammes } from '../../../testing/expected-programmes.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

describe.each([testDatabase()])('[API-09] the widths of a picture on $name', (kind) => {
  let server: TestServer;
  let authorization: string;
  let id: number;
  let posterId: number;
  beforeAll(async () => {
    server = await startTestServer(kind);
    authorization = `Bearer ${await server.signIn('demo')}`;
    const [first, second] = await storedProgrammes(server.database.kysely);
    [id, posterId] = [first?.id ?? 0, second?.id ?? 0];
  });
  afterAll(() => server.close());

  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    server.app.inject({ url, method, headers: { authorization, ...headers } });

  const PHOTO = { width: 1600, height: 900, channels: 3, background: '#336699' } as const;
  const store = async (name: string, content: Buffer) => {
    await writeFile(path.join(server.parts.media.pictures[0] ?? '', name), content);
    await server.database.kysely
      .updateTable('programme')
      .set({ picture: name })
      .where('id', '=', id)
      .execute();
    return `/media/pictures/${id}${path.extname(name)}`;
  };

  test('a picture of 1600 px is sent as WebP of 320, 640 and 1280 px, and unchanged without a width', async () => {
    const original = await sharp({ create: PHOTO }).jpeg().toBuffer();
    const image = await store('wide.jpg', original);
    for (const width of PICTURE_WIDTHS) {
      const response = await get(`${image}?width=${width}`);
      expect(response.headers['content-type']).toBe('image/webp');
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width,
        height: (width * 9) / 16,
      });
    }
    expect((await get(image)).rawPayload.equals(original)).toBe(true);
  });

  test('a small picture is not enlarged', async () => {
    const image = await store(
      'small.png',
      await sharp({ create: { ...PHOTO, width: 200, height: 300 } })
        .png()
        .toBuffer(),
    );
    const { rawPayload } = await get(`${image}?width=640`);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 200, height: 300 });
  });

  test('each width has its own entity tag, which changes with the file', async () => {
    const image = await store('tagged.jpg', await sharp({ create: PHOTO }).jpeg().toBuffer());
    const tag = async (width: number) =>
      String((await get(`${image}?width=${width}`, {}, 'HEAD')).headers.etag);
    const [narrow, wide] = [await tag(320), await tag(640)];
    expect(narrow).not.toBe(wide);
    const known = { 'if-none-match': narrow };
    expect((await get(`${image}?width=320`, known)).statusCode).toBe(304);
    await store(
      'tagged.jpg',
      await sharp({ create: { ...PHOTO, height: 901 } })
        .jpeg()
        .toBuffer(),
    );
    expect(await tag(320)).not.toBe(narrow);
  });

  test('a file that cannot be decoded is sent unchanged', async () => {
    const image = await store('broken.jpg', Buffer.from('a photo'));
    expect(await get(`${image}?width=320`)).toMatchObject({
      statusCode: 200,
      headers: expect.objectContaining({ 'content-type': 'image/jpeg' }),
      body: 'a photo',
    });
  });

  test('any other width is rejected by field, except for posters', async () => {
    for (const width of ['321', '', 'wide', '320&width=640'])
      expect((await get(`/media/pictures/${id}.svg?width=${width}`)).json()).toMatchObject({
        error: 'validation',
        field: 'width',
      });
    const poster = await get(`/media/pictures/${posterId}.svg?width=320`);
    expect(poster.headers['content-type']).toContain('image/svg+xml');
  });
});
