import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENVIRONMENT } from './environment.ts';
import { publishBuilds } from './release-builds.ts';
import { startServer } from './airdex-server.ts';

/**
 * Releases the builds into a registry of its own, serves it, and tells the tests where. Ends it after the last.
 * With both variables set, the server they name is tested instead: for writing tests, when starting one takes longer.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env[ENVIRONMENT.url] && process.env[ENVIRONMENT.registry]) return async () => undefined;
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'airdex-e2e-'));
  const registry = path.join(dataFolder, 'registry');
  await publishBuilds(registry);
  const server = await startServer(dataFolder);
  process.env[ENVIRONMENT.url] = server.url;
  process.env[ENVIRONMENT.registry] = registry;
  return async () => {
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
}
