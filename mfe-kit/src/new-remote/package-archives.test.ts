import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '@airdex/release-registry/testing';
import { packageArchives } from './package-archives.ts';

const INDEX = { '@airdex/mfe-kit': 'airdex-mfe-kit-1.4.0.tgz' };

test('archives are found in a folder', async () => {
  await using folder = await disposable();
  await writeFile(join(folder.path, 'packages.json'), JSON.stringify(INDEX));
  expect(await packageArchives(folder.path)).toEqual({
    '@airdex/mfe-kit': `file:${folder.path}/airdex-mfe-kit-1.4.0.tgz`,
  });
});

test('archives are found at an address', async () => {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/kit/packages.json' ? 200 : 404;
    response.end(JSON.stringify(INDEX));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await packageArchives(`${origin}/kit/`)).toEqual({
    '@airdex/mfe-kit': `${origin}/kit/airdex-mfe-kit-1.4.0.tgz`,
  });
  await expect(packageArchives(`${origin}/other`)).rejects.toThrow('responds with 404');
  server.close();
});

test('a place without a list of archives is refused', async () => {
  await using folder = await disposable();
  await expect(packageArchives(folder.path)).rejects.toMatchObject({
    message: expect.stringContaining('has no packages.json that can be read'),
    hint: expect.stringContaining('npm run packages'),
  });
  await writeFile(join(folder.path, 'packages.json'), '["kit.tgz"]');
  await expect(packageArchives(folder.path)).rejects.toThrow('has no packages.json that can be read');
});

async function disposable() {
  const folder = await temporaryFolder();
  return { path: folder.path, [Symbol.asyncDispose]: () => folder.remove() };
}
