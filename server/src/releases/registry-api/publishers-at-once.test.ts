import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCurrentComposition, readHistory, readPointer } from '@airdex/release-registry';
import { httpRegistry } from '@airdex/release-registry/http-client';
import { startRegistryServer } from '../../../testing/test-registry-server.ts';
import type { RegistryServer } from '../../../testing/test-registry-server.ts';

const TEAMS = 20;

let server: RegistryServer;
beforeAll(async () => {
  server = await startRegistryServer();
});
afterAll(() => server.close());

test("twenty teams that publish over HTTP simultaneously do not lose each other's releases", async () => {
  const names = Array.from({ length: TEAMS }, (_, n) => `mfe-team-${String(n).padStart(2, '0')}`);
  const teams = await Promise.all(
    names.map(async (name) => ({
      name,
      folder: await server.registry.build(name, 'one'),
      client: httpRegistry({ url: server.url, token: await server.token(name) }),
    })),
  );

  const published = await Promise.all(
    teams.map(async ({ name, folder, client }) => client.publish([folder], { who: name })),
  );

  const composition = await readCurrentComposition(server.registry.path);
  expect(composition?.remotes.map(({ name }) => name)).toEqual(['mfe-card', 'mfe-search', ...names]);
  const pointer = await readPointer(server.registry.path);
  expect(pointer?.revision).toBe(1 + TEAMS);
  // Each got its own revision, some only after a conflict with another.
  expect(published.map(({ revision }) => revision).sort((a, b) => a - b)).toEqual(
    Array.from({ length: TEAMS }, (_, n) => n + 2),
  );
  expect(published.reduce((sum, { attempts = 0 }) => sum + attempts, 0)).toBeGreaterThan(TEAMS);
  const history = await readHistory(server.registry.path, 1 + TEAMS);
  expect(history.map(({ revision }) => revision)).toEqual(
    Array.from({ length: TEAMS + 1 }, (_, n) => TEAMS + 1 - n),
  );
  expect(
    history
      .slice(0, TEAMS)
      .map(({ who }) => who)
      .sort(),
  ).toEqual(names);
  // Each follows from the previous one: none is based on an outdated composition.
  for (const [n, entry] of history.slice(0, TEAMS).entries()) expect(entry.from).toBe(history[n + 1]?.to);
}, 120_000);
