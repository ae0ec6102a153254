import { afterEach, beforeEach, expect, test } from 'vitest';
import { filledRegistry } from '../testing/filled-registry.ts';
import type { FilledRegistry } from '../testing/filled-registry.ts';
import { changedParts } from './changed-parts.ts';
import { readPointedAt } from './read-registry.ts';

let registry: FilledRegistry;
beforeEach(async () => {
  registry = await filledRegistry();
});
afterEach(() => registry.remove());

test('lists only the parts that changed between two compositions, with their releases', async () => {
  const first = await readPointedAt(registry.path, registry.first);
  await registry.release('shell', 'two');
  await registry.release('mfe-card', 'two');
  const { composition } = await registry.release('mfe-weather', 'one');
  const last = await readPointedAt(registry.path, composition);
  const release = (of: typeof last, name: string) => of.remotes.find((it) => it.name === name)?.release;
  expect(changedParts(first, last)).toEqual([
    { name: 'shell', from: first.shell.release, to: last.shell.release },
    { name: 'mfe-card', from: release(first, 'mfe-card'), to: release(last, 'mfe-card') },
    { name: 'mfe-weather', from: null, to: release(last, 'mfe-weather') },
  ]);
  expect(changedParts(last, first).at(-1)).toEqual({
    name: 'mfe-weather',
    from: release(last, 'mfe-weather'),
    to: null,
  });
  expect(changedParts(last, last)).toEqual([]);
});
