import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { REMOTE_MANIFEST_FILE, registryStatusSchema } from '@airdex/shared-contracts/composition';
import { safeParse } from 'zod/mini';
import { filledRegistry } from '../testing/filled-registry.ts';
import type { FilledRegistry } from '../testing/filled-registry.ts';
import { promote } from './promote.ts';
import { releaseFolder, releaseKindOf } from './registry-layout.ts';
import { registryStatus } from './registry-status.ts';
import { rollback } from './rollback.ts';

let registry: FilledRegistry;
beforeEach(async () => {
  registry = await filledRegistry();
});
afterEach(() => registry.remove());

describe('the status', () => {
  test('shows what users get, who changed it and when, and the contract and build time of each part', async () => {
    const status = await registryStatus(registry.path, 10);
    expect(status).toMatchObject({
      revision: 1,
      current: { composition: registry.first, who: 'Setup', since: status.updatedAt },
      canary: null,
      previous: [],
      history: [{ action: 'publish', to: registry.first }],
    });
    expect(status.current.parts.map(({ name }) => name)).toEqual(['shell', 'mfe-card', 'mfe-search']);
    for (const { contractVersion, builtAt } of status.current.parts) {
      expect(contractVersion).toBe('1.0.0');
      expect(Date.parse(builtAt ?? '')).toBeGreaterThan(0);
    }
    expect(safeParse(registryStatusSchema, JSON.parse(JSON.stringify(status))).success).toBe(true);
  });

  test('shows who started a canary, and how it differs', async () => {
    const { composition } = await registry.release('mfe-card', 'two', { canary: 10, who: 'Ben' });
    await promote(registry.path, composition, { who: 'Cleo', canary: 20 });
    const { canary, current } = await registryStatus(registry.path, 10);
    expect(canary).toMatchObject({ composition, percent: 20, who: 'Ben', parts: [{ name: 'mfe-card' }] });
    expect(current.who).toBe('Setup');
  });

  test('shows who started a canary that replaced another one, also after it was composed again', async () => {
    await registry.release('mfe-card', 'two', { canary: 10, who: 'Ben' });
    await registry.release('mfe-search', 'two', { canary: 5, stopCanary: true, who: 'Cleo' });
    expect((await registryStatus(registry.path, 10)).canary?.who).toBe('Cleo');
    await registry.release('mfe-card', 'three', { who: 'Dan' });
    expect((await registryStatus(registry.path, 10)).canary?.who).toBe('Cleo');
  });

  test('shows who made a composition current, not who ended a canary on top of it', async () => {
    const { composition } = await registry.release('mfe-card', 'two', { who: 'Ben' });
    await registry.release('mfe-search', 'two', { canary: 10, who: 'Cleo' });
    await rollback(registry.path, { to: composition, who: 'Dan' });
    expect((await registryStatus(registry.path, 10)).current.who).toBe('Ben');
    await registry.release('mfe-search', 'two', { canary: 10, who: 'Cleo' });
    await promote(registry.path, composition, { stopCanary: true, who: 'Dan' });
    expect((await registryStatus(registry.path, 10)).current.who).toBe('Ben');
  });

  test('contains the requested number of changes, and works without manifests', async () => {
    await registry.release('mfe-card', 'two');
    await rm(join(registry.path, 'remotes'), { recursive: true });
    const status = await registryStatus(registry.path, 1);
    expect(status.history).toHaveLength(1);
    expect(status.current.parts.at(-1)).toMatchObject({ name: 'mfe-search', builtAt: null });
  });

  test('shows who started a canary again that another one had replaced', async () => {
    const { composition } = await registry.release('mfe-card', 'two', { canary: 10, who: 'Ben' });
    await registry.release('mfe-search', 'two', { canary: 5, stopCanary: true, who: 'Cleo' });
    await promote(registry.path, composition, { canary: 10, stopCanary: true, who: 'Dan' });
    await promote(registry.path, composition, { canary: 20, who: 'Eve' });
    expect((await registryStatus(registry.path, 10)).canary).toMatchObject({ composition, who: 'Dan' });
  });

  // Node reads the second text as a date, browsers do not.
  test.each(['yesterday', 'build 7'])('shows no build time if the manifest has %s as one', async (text) => {
    const { releases } = await registry.release('mfe-card', 'two');
    const folder = releaseFolder(registry.path, releaseKindOf('mfe-card'), releases[0]?.release ?? '');
    const file = join(folder, REMOTE_MANIFEST_FILE);
    const manifest = await readFile(file, 'utf8');
    await writeFile(file, manifest.replace(/("builtAt": ?")[^"]*/, `$1${text}`));
    const { current } = await registryStatus(registry.path, 1);
    expect(current.parts.find(({ name }) => name === 'mfe-card')?.builtAt).toBeNull();
    expect(current.parts.find(({ name }) => name === 'mfe-search')?.builtAt).not.toBeNull();
  });

  test('fails with `registry-empty` if nothing was published', async () => {
    await expect(registryStatus(`${registry.path}-none`, 1)).rejects.toMatchObject({
      code: 'registry-empty',
    });
  });
});
