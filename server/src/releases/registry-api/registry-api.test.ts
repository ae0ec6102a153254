import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { apiErrorSchema } from '@airdex/shared-contracts/api';
import { registryCalls } from '@airdex/release-registry/http-api';
import { httpRegistry } from '@airdex/release-registry/http-client';
import { readRelease } from '@airdex/release-registry/release';
import { packRelease } from '@airdex/release-registry/upload';
import { open } from '../../../testing/bare-connection.ts';
import { until } from '../../../testing/until.ts';
import { shareRegistryServer } from '../../../testing/test-registry-server.ts';

const who = 'Ben';
const { server, tokenOf, client, pointer } = shareRegistryServer();
const post = async (path: string, token: string | undefined, body: unknown) => {
  const response = await server().app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    payload: JSON.stringify(body),
  });
  const json = response.json<Record<string, unknown>>();
  if (response.statusCode >= 400) expect(apiErrorSchema.safeParse(json).success).toBe(true);
  return { status: response.statusCode, json };
};
let codes = 0;
const build = (name: string, contractVersion?: string) =>
  server().registry.build(name, `code ${(codes += 1)}`, contractVersion);

describe('publishing over HTTP', () => {
  test('a remote goes live by its own token; the history says who did it and with which token', async () => {
    const before = await pointer();
    const published = await client('mfe-card').publish([await build('mfe-card')], {
      who,
      reason: 'new player',
    });
    expect(published).toMatchObject({ changed: true, attempts: 1, releases: [{ stored: true }] });
    expect(await pointer()).toMatchObject({
      current: published.composition,
      previous: { 0: before?.current },
    });
    const { history, current } = await client('mfe-card').status(1);
    expect(history).toEqual([
      expect.objectContaining({
        who,
        reason: 'new player',
        token: expect.stringMatching(/^[0-9a-f]{8} tests$/),
      }),
    ]);
    const release = current.parts.find(({ name }) => name === 'mfe-card')?.release ?? '';
    const file = await fetch(`${server().url}/remotes/mfe-card/${release}/remote-entry.js`);
    expect([file.status, await file.text()]).toEqual([200, expect.stringContaining(release)]);
  });

  test('publishing the same again changes nothing', async () => {
    const folder = await build('mfe-card');
    const first = await client('mfe-card').publish([folder], { who });
    const again = await client('mfe-card').publish([folder], { who });
    expect(again).toMatchObject({ changed: false, revision: first.revision, releases: [{ stored: false }] });
  });

  test('shell and remotes are published together with the token for everything', async () => {
    const folders = await Promise.all(
      ['shell', 'mfe-card', 'mfe-search'].map((name) => build(name, '2.0.0')),
    );
    const published = await client('*').publish(folders, { who });
    expect(published.releases).toHaveLength(3);
    await client('*').rollback({ who });
  });

  test('a token of one remote publishes no other, and nothing of it is stored', async () => {
    const before = await pointer();
    const published = client('mfe-card').publish([await build('mfe-search')], { who });
    await expect(published).rejects.toMatchObject({
      code: 'forbidden',
      message: 'This deploy token is for mfe-card: it may not publish mfe-search',
      field: 'name',
    });
    expect(await pointer()).toEqual(before);
    expect(await readdir(join(server().registry.path, '.staging'))).toEqual([]);
    const releases = [{ name: 'mfe-search', release: 'f'.repeat(16) }];
    expect(await post(registryCalls.publish.path, tokenOf('mfe-card'), { who, releases })).toMatchObject({
      status: 403,
      json: { error: 'forbidden', field: 'releases.0.name', code: 'forbidden' },
    });
  });

  test.each([undefined, 'none', 'airdex_00000000_0000000000000000000000000000000000000000000'])(
    'the token %s is rejected, whatever is sent',
    async (token) => {
      for (const { path, method } of Object.values(registryCalls)) {
        const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
        const response = await server().app.inject({ method, url: path, headers });
        expect([path, response.statusCode]).toEqual([path, 401]);
        expect(response.json()).toMatchObject({
          error: 'unauthorised',
          hint: expect.stringContaining('mfe token'),
        });
        expect(response.headers['www-authenticate']).toContain('Bearer');
      }
    },
  );

  test('[MFE-06] a contract that the shell does not offer is 422, naming both versions and the field', async () => {
    const folder = await build('mfe-card', '3.0.0');
    await expect(client('mfe-card').publish([folder], { who })).rejects.toMatchObject({
      code: 'contract-incompatible',
      message: expect.stringMatching(
        /offers remote contract 1\.0\.0, but mfe-card was built against 3\.0\.0/,
      ),
      field: 'contractVersion',
    });
  });

  test('a release with a changed file is rejected where it is built, and by the server', async () => {
    const folder = await build('mfe-card');
    await writeFile(join(folder, 'remote-entry.js'), 'alert(1)');
    await expect(client('mfe-card').publish([folder], { who })).rejects.toMatchObject({
      code: 'file-changed',
      field: 'remote-entry.js',
    });
  });

  test.each([
    [
      'a release that was never sent',
      { releases: [{ name: 'mfe-card', release: 'f'.repeat(16) }] },
      404,
      'releases.0',
    ],
    ['no release', { releases: [] }, 400, 'releases'],
    [
      'a path as a name',
      { releases: [{ name: '../shell', release: 'f'.repeat(16) }] },
      400,
      'releases.0.name',
    ],
    ['without the name of a publisher', { who: '', releases: [] }, 400, 'who'],
    ['a share above 100%', { releases: [], canary: 101 }, 400, 'releases'],
  ])('publishing %s is rejected', async (_, body, status, field) => {
    expect(await post(registryCalls.publish.path, tokenOf('*'), { who, ...body })).toMatchObject({
      status,
      json: { field },
    });
  });

  test('an upload of another type, or that is not an archive, is rejected', async () => {
    const upload = (type: string, payload: string) =>
      server().app.inject({
        method: 'POST',
        url: registryCalls.upload.path,
        headers: { authorization: `Bearer ${tokenOf('mfe-card')}`, 'content-type': type },
        payload,
      });
    expect((await upload('application/zip', 'PK')).statusCode).toBe(415);
    expect((await upload('application/json', '{}')).statusCode).toBe(415);
    expect((await upload('application/x-tar', 'x'.repeat(2000))).json()).toMatchObject({
      error: 'validation',
      code: 'upload-malformed',
    });
  });

  test('an upload whose connection breaks leaves nothing', async () => {
    const release = await readRelease(await build('mfe-card'));
    const chunks: Uint8Array[] = [];
    for await (const chunk of await packRelease(release)) chunks.push(chunk);
    const archive = Buffer.concat(chunks);
    const { hostname, port } = new URL(server().url);
    const staging = () => readdir(join(server().registry.path, '.staging'));
    const stored = await readdir(join(server().registry.path, 'remotes/mfe-card'));

    const { socket, send } = open(Number(port), hostname);
    send(
      `POST ${registryCalls.upload.path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${tokenOf('mfe-card')}\r\n` +
        `Content-Type: application/x-tar\r\nContent-Length: ${archive.length}\r\n\r\n`,
    );
    socket.write(archive.subarray(0, archive.length / 2));
    await until(async () => (await staging()).length > 0);
    socket.destroy();
    await until(async () => (await staging()).length === 0);
    expect(await readdir(join(server().registry.path, 'remotes/mfe-card'))).toEqual(stored);
  });

  test('an unreachable server is reported', async () => {
    const away = httpRegistry({ url: 'http://127.0.0.1:9', token: tokenOf('mfe-card') });
    await expect(away.status(1)).rejects.toMatchObject({ code: 'server-unreachable', kind: 'fault' });
    const byTls = httpRegistry({
      url: server().url.replace('http:', 'https:'),
      token: tokenOf('mfe-card'),
    });
    await expect(byTls.status(1)).rejects.toMatchObject({
      code: 'server-unreachable',
      message: expect.stringMatching(/^https:\/\/\S+ cannot be reached over https$/),
      hint: expect.stringContaining('begins with http://'),
    });
    const elsewhere = httpRegistry({ url: `${server().url}/nowhere`, token: tokenOf('mfe-card') });
    await expect(elsewhere.status(1)).rejects.toMatchObject({ code: 'request-refused' });
  });
});
