import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { packTar } from 'modern-tar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveKit } from './serve-kit.ts';

const run = promisify(execFile);
let folder: string;
let app: FastifyInstance;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'airdex-kit-'));
  const packages = path.join(folder, 'packages');
  await mkdir(packages);
  const list: Record<string, string> = {};
  for (const name of ['mfe-kit', 'shared-contracts']) {
    const body = JSON.stringify({ name: `@airdex/${name}`, version: '1.2.3', type: 'module' });
    const header = { name: 'package/package.json', size: body.length };
    const archive = gzipSync(await packTar([{ header, body }]));
    const file = `airdex-${name}-1.2.3.tgz`;
    await writeFile(path.join(packages, file), archive);
    list[`@airdex/${name}`] = file;
  }
  await writeFile(path.join(packages, 'packages.json'), JSON.stringify(list));
  app = fastify();
  serveKit(app, [path.join(folder, 'nothing'), packages], () => url);
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test('npm finds and verifies the kit that fits this product', async () => {
  const registry = `--@airdex:registry=${url}/kit`;
  const home = { ...process.env, npm_config_cache: path.join(folder, 'cache') };
  const options = { cwd: folder, env: home };
  const { stdout } = await run('npm', ['view', '@airdex/mfe-kit', 'version', registry], options);
  expect(stdout.trim()).toBe('1.2.3');
  await run('npm', ['pack', '@airdex/mfe-kit', registry], options);
  expect(await readdir(folder)).toContain('airdex-mfe-kit-1.2.3.tgz');
}, 60_000);

test('the list of packages names their archives', async () => {
  expect((await app.inject('/kit/packages.json')).json()).toEqual({
    '@airdex/mfe-kit': 'airdex-mfe-kit-1.2.3.tgz',
    '@airdex/shared-contracts': 'airdex-shared-contracts-1.2.3.tgz',
  });
});

test('packages that were packed after the start are served without a restart', async () => {
  const late = path.join(folder, 'late');
  const server = fastify();
  serveKit(server, [late], () => url);
  expect((await server.inject('/kit/packages.json')).statusCode).toBeGreaterThanOrEqual(400);
  await cp(path.join(folder, 'packages'), late, { recursive: true });
  const list = path.join(late, 'packages.json');
  await rename(list, `${list}.later`);
  expect((await server.inject('/kit/packages.json')).statusCode).toBeGreaterThanOrEqual(400);
  await rename(`${list}.later`, list);
  expect((await server.inject('/kit/packages.json')).json()).toHaveProperty('@airdex/mfe-kit');
  await server.close();
});

test.each(['@airdex/other', 'other.tgz', '..%2fcache'])('there is no %s', async (name) => {
  expect((await app.inject(`/kit/${name}`)).statusCode).toBeGreaterThanOrEqual(400);
});
