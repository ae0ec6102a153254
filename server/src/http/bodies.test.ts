import { gzipSync, brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BODY_BYTES_MAX, bodyBytesMax, endpoints, type Endpoint } from '@airdex/shared-contracts/api';
import { testDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const entries = Object.entries<Endpoint>(endpoints).filter(([, { body }]) => body !== undefined);
/** Ids of ten digits, so that they are as long as possible. */
const TICKED = Array.from({ length: 30_000 }, (_, index) => 2_000_000_000 + index);

describe.each([testDatabase()])('bodies on $name', (kind) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    token = await server.signIn('demo');
  });
  afterAll(() => server.close());

  const send = async (
    { method, path }: Pick<Endpoint, 'method' | 'path'>,
    payload: string | Buffer,
    headers: Record<string, string> = {},
  ) =>
    server.app.inject({
      method,
      url: `/${path.replace(/\{\w+\??\}/g, '1')}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      payload,
    });

  test.each(entries)('of %s are rejected if they are larger than necessary', async (_, entry) => {
    const most = bodyBytesMax(entry);
    const tooLarge = await send(entry, JSON.stringify({ junk: 'x'.repeat(most) }));
    expect(tooLarge.statusCode).toBe(413);
    expect(tooLarge.json()).toMatchObject({ error: 'too-large' });
    const fitting = await send(entry, JSON.stringify({ junk: 'x'.repeat(most - 20) }));
    expect(fitting.statusCode).not.toBe(413);
  });

  test('that are not valid UTF-8 are rejected, and not stored with replacement characters', async () => {
    const body = Buffer.from('{"name":"Quiz\u00e9"}', 'latin1');
    const response = await send(endpoints.addPlaylist, body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: 'validation', message: 'The body is not valid UTF-8' });
  });

  test('of public calls are small, and only those that name programmes are large', () => {
    for (const [, entry] of entries) {
      if (entry.access === 'public') expect(bodyBytesMax(entry)).toBe(16 * 1024);
      else expect(bodyBytesMax(entry)).toBeLessThanOrEqual(BODY_BYTES_MAX.selection);
    }
    const large = entries.filter(([, entry]) => bodyBytesMax(entry) > BODY_BYTES_MAX.usual);
    expect(large.map(([name]) => name)).toEqual([
      'getCardPdf',
      'getAdvancedSearchPrograms',
      'getAdvancedSearchProgramsExport',
      'addProgramsToPlaylist',
      'removeProgramsToPlaylist',
    ]);
  });

  test('hold 30,000 ticked rows', async () => {
    const ticked = { selectMode: 'Include', selectedIds: TICKED };
    const body = JSON.stringify({ ...ticked, page: 1 });
    const found = await send(endpoints.getAdvancedSearchPrograms, body);
    expect([found.statusCode, found.json()]).toEqual([200, expect.objectContaining({ count: 0 })]);
    const playlist = await server.call('addPlaylist', { token, body: { name: 'Ticked' } });
    const idPlaylists = [(playlist.json as { id: number }).id];
    const removal = await send(
      endpoints.removeProgramsToPlaylist,
      JSON.stringify({ idPlaylists, filter: ticked }),
    );
    expect([removal.statusCode, removal.json()]).toEqual([200, 0]);
  });

  test.each([
    ['gzip', gzipSync],
    ['GZIP', gzipSync],
    ['br', brotliCompressSync],
    ['x-gzip, identity', gzipSync],
  ] as const)('that are compressed are not unpacked: %s', async (encoding, pack) => {
    const packed = pack(JSON.stringify({ email: `${'x'.repeat(1_000_000)}@example.com` }));
    const response = await send(endpoints.recoverPassword, packed, { 'content-encoding': encoding });
    expect(response.statusCode).toBe(415);
    expect(response.headers['accept-encoding']).toBe('identity');
    expect(response.json()).toMatchObject({ error: 'unsupported-media-type' });
  });

  test('may declare that they are not compressed', async () => {
    const body = JSON.stringify({ resultsPerPage: 1 });
    const response = await send(endpoints.getAdvancedSearchPrograms, body, {
      'content-encoding': 'identity',
    });
    expect(response.statusCode).toBe(200);
  });

  test('with very many errors are rejected with the first one', async () => {
    const body = JSON.stringify({ selectedBroadcasts: Array(20_000).fill('x'), selectedGenres: ['y'] });
    const response = await send(endpoints.getGenres, body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      field: 'selectedBroadcasts.0',
      issues: [{ field: 'selectedBroadcasts.0' }],
    });
  });

  test('with few errors are rejected with all of them', async () => {
    const response = await send(
      endpoints.getGenres,
      JSON.stringify({ term: 5, selectedGenres: [1, 'x', 'y'] }),
    );
    expect(response.json<{ issues: { field: string }[] }>().issues.map(({ field }) => field)).toEqual([
      'term',
      'selectedGenres.1',
      'selectedGenres.2',
    ]);
  });
});
