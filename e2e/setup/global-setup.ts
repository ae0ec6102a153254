import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { startServer } from './airdex-server.ts';
import { ENVIRONMENT } from './environment.ts';
import { publishBuilds } from './release-builds.ts';

/**
 * Releases the builds into a registry for each worker, serves it, and says where. Ends the servers after the last test.
 * With both variables set, the servers they name are tested instead: for writing tests, when starting one takes longer.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  if (process.env[ENVIRONMENT.url] && process.env[ENVIRONMENT.registry]) return async () => undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'airdex-e2e-'));
  const builds = path.join(folder, 'registry');
  await publishBuilds(builds);
  const started = Array.from({ length: workers }, async (_, worker) => {
    const data = path.join(folder, String(worker));
    const registry = path.join(data, 'registry');
    await cp(builds, registry, { recursive: true });
    return { registry, server: await startServer(data) };
  });
  const places = await Promise.all(started);
  process.env[ENVIRONMENT.url] = places.map(({ server }) => server.url).join('\n');
  process.env[ENVIRONMENT.registry] = places.map(({ registry }) => registry).join('\n');
  return async () => {
    await Promise.all(places.map(({ server }) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  };
}
