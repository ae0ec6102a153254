import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rollbackRemote } from '../registry/rollback-remote.ts';
import { readComposition, readPointer } from '../registry/read-registry.ts';
import { pointerFile } from '../registry/registry-layout.ts';
import { rollback } from '../registry/rollback.ts';
import { filledRegistry } from '../testing/filled-registry.ts';
import type { FilledRegistry } from '../testing/filled-registry.ts';
import { publishCheckout } from './publish-checkout.ts';

const CARD = 'mfe-card';
let registry: FilledRegistry;
beforeEach(async () => {
  registry = await filledRegistry();
});
afterEach(() => registry.remove());

/** Starts a checkout whose shell and search never change. Returns the outcome for its card. */
const start = async (code: string, checkout?: string) => startBuilt(await buildAll(code), checkout);
const buildAll = (code: string) =>
  Promise.all([
    registry.build('shell', 'one'),
    registry.build('mfe-search', 'one'),
    registry.build(CARD, code),
  ]);
async function startBuilt(builds: readonly string[], checkout = 'node-1:/srv') {
  const { parts } = await publishCheckout(registry.path, builds, { who: 'start', checkout });
  return parts.find(({ name }) => name === CARD);
}
const liveCard = async () => {
  const composition = await readComposition(registry.path, (await readPointer(registry.path))?.current ?? '');
  return composition?.remotes.find(({ name }) => name === CARD)?.release;
};

describe('publishCheckout', () => {
  test('fills an empty registry', async () => {
    const empty = `${registry.path}-empty`;
    const builds = await Promise.all(['shell', CARD].map((name) => registry.build(name, 'one')));
    const first = await publishCheckout(empty, builds, { who: 'start', checkout: 'here' });
    expect(first).toMatchObject({ changed: true, revision: 1, parts: [{ outcome: 'released' }, {}] });
    const again = await publishCheckout(empty, builds, { who: 'start', checkout: 'here' });
    expect(again).toMatchObject({ changed: false, revision: 1, parts: [{ outcome: 'live' }, {}] });
  });

  test('releases a changed build, even if it changes back', async () => {
    expect(await start('one')).toMatchObject({ outcome: 'live' });
    const changed = await start('two');
    expect(changed).toMatchObject({ outcome: 'released' });
    expect(await liveCard()).toBe(changed?.release);
    expect(await start('one')).toMatchObject({ outcome: 'released' });
  });

  test('keeps what a team has released or rolled back since', async () => {
    await start('two');
    await registry.release(CARD, 'three');
    const teams = await liveCard();
    expect(await start('two')).toMatchObject({ outcome: 'kept', live: teams });
    await rollbackRemote(registry.path, { who: 'Ada', remote: CARD });
    await rollbackRemote(registry.path, { who: 'Ada', remote: CARD });
    const first = await liveCard();
    expect(await start('two')).toMatchObject({ outcome: 'kept', live: first });
    expect(await liveCard()).toBe(first);
  });

  test('does not restore a remote that a team removed, until it changes', async () => {
    const startWith = async (code: string) => {
      const builds = [...(await buildAll('one')), await registry.build('mfe-weather', code)];
      const options = { who: 'start', checkout: 'node-1:/srv' };
      const { parts } = await publishCheckout(registry.path, builds, options);
      return parts.find(({ name }) => name === 'mfe-weather');
    };
    expect(await startWith('one')).toMatchObject({ outcome: 'released' });
    await rollbackRemote(registry.path, { who: 'Ada', remote: 'mfe-weather' });
    expect(await startWith('one')).toMatchObject({ outcome: 'kept', live: null });
    expect(await startWith('two')).toMatchObject({ outcome: 'released' });
  });

  test('changes nothing if the pointer is missing but the history is not', async () => {
    const second = await registry.release(CARD, 'two');
    await rm(pointerFile(registry.path));
    await expect(start('one')).rejects.toMatchObject({
      code: 'registry-damaged',
      hint: expect.stringContaining('`mfe rollback`'),
    });
    await rollback(registry.path, { who: 'Ada' });
    expect((await readPointer(registry.path))?.current).toBe(second.composition);
  });

  test('repeats the first publication if it failed before it wrote the pointer', async () => {
    await rm(pointerFile(registry.path));
    expect(await start('one')).toMatchObject({ outcome: 'released' });
  });

  test('keeps the percentage of a canary with the same build', async () => {
    await start('one');
    const canary = await registry.release(CARD, 'two', { canary: 10 });
    expect(await start('two')).toMatchObject({ outcome: 'kept' });
    expect(await readPointer(registry.path)).toMatchObject({
      current: registry.first,
      canary: { composition: canary.composition, percent: 10 },
    });
  });

  test('releases a new build only once if several nodes start with it at once', async () => {
    const nodes = ['a', 'b', 'c'];
    for (const node of nodes) await start('one', node);
    const builds = await buildAll('two');
    const outcomes = await Promise.all(nodes.map((node) => startBuilt(builds, node)));
    expect(outcomes.map((it) => it?.outcome).sort()).toEqual(['live', 'live', 'released']);
    expect((await readPointer(registry.path))?.revision).toBe(2);
    await rollbackRemote(registry.path, { who: 'Ada', remote: CARD });
    for (const node of nodes) expect(await start('two', node)).toMatchObject({ outcome: 'kept' });
    expect(await start('two', 'a-new-node')).toMatchObject({ outcome: 'kept' });
  });
});
