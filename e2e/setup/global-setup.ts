import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { startServer } from './airdex-server.ts';
import { ENVIRONMENT } from './environment.ts';
import { publishBuilds } from './release-builds.ts';

/**
 * Prepares an installation with the builds and the sample catalogue, serves a copy for each worker, and sets the
 * variables. Stops the servers after the last test. If the first two variables are set, tests use the servers that they
 * name, which saves the start while writing tests.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  if (process.env[ENVIRONMENT.url] && process.env[ENVIRONMENT.registry]) return async () => undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'airdex-e2e-'));
  const prepared = path.join(folder, 'prepared');
  await publishBuilds(path.join(prepared, 'registry'));
  await (await startServer(prepared)).stop();
  const started = Array.from({ length: workers }, async (_, worker) => {
    const data = path.join(folder, String(worker));
    await cp(prepared, data, { recursive: true });
    return { registry: path.join(data, 'registry'), server: await startServer(data) };
  });
  const places = await Promise.all(started);
  process.env[ENVIRONMENT.url] = places.map(({ server }) => server.url).join('\n');
  process.env[ENVIRONMENT.registry] = places.map(({ registry }) => registry).join('\n');
  process.env[ENVIRONMENT.prepared] = prepared;
  return async () => {
    await Promise.all(places.map(({ server }) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  };
}
