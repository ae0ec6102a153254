import { writeFile } from 'node:fs/promises';
import { folderStore, pointerFile } from '@airdex/release-registry';
import { filledRegistry } from '@airdex/release-registry/testing';
import type { FilledRegistry } from '@airdex/release-registry/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { registryCanary } from './registry-canary.ts';

let registry: FilledRegistry;
beforeEach(async () => {
  registry = await filledRegistry();
});
afterEach(() => registry.remove());

test('the canary of a registry is the one that its pointer names, or none if the pointer is unreadable', async () => {
  const source = registryCanary(folderStore(registry.path));
  expect(await source.canary()).toBeUndefined();
  const { composition } = await registry.release('mfe-card', 'two', { canary: 10 });
  expect(await source.canary()).toMatchObject({ composition, percent: 10 });
  await writeFile(pointerFile(registry.path), '{');
  expect(await source.canary()).toBeUndefined();
});
