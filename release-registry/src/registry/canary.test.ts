import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filledRegistry } from '../testing/filled-registry.ts';
import type { FilledRegistry } from '../testing/filled-registry.ts';
import { readHistory } from './history.ts';
import { partsTriedByCanary } from './parts-tried-by-canary.ts';
import { promote } from './promote.ts';
import { publish } from './publish.ts';
import { readComposition, readPointer } from './read-registry.ts';
import { rollbackRemote } from './rollback-remote.ts';
import { stopCanary } from './stop-canary.ts';

const who = 'Ada';
let registry: FilledRegistry;
beforeEach(async () => {
  registry = await filledRegistry();
});
afterEach(() => registry.remove());

/** Release of each remote in a composition, by name. */
async function releasesIn(id: string | undefined): Promise<Record<string, string>> {
  const { remotes } = (await readComposition(registry.path, id ?? '')) ?? { remotes: [] };
  return Object.fromEntries(remotes.map(({ name, release }) => [name, release]));
}

describe('a canary', () => {
  test('gives a release to some users, and nothing new to all others', async () => {
    const publication = await registry.release('mfe-card', 'two', { canary: 10, reason: 'new player' });
    const pointer = await readPointer(registry.path);
    expect(pointer).toMatchObject({
      revision: 2,
      current: registry.first,
      canary: { composition: publication.composition, percent: 10 },
      previous: [],
    });
    const [before, tried] = [await releasesIn(registry.first), await releasesIn(publication.composition)];
    expect(tried['mfe-search']).toBe(before['mfe-search']);
    expect(tried['mfe-card']).not.toBe(before['mfe-card']);
    const [entry] = await readHistory(registry.path, 2);
    expect(entry).toMatchObject({
      who,
      action: 'canary',
      from: registry.first,
      to: publication.composition,
      percent: 10,
      reason: 'new player',
    });
  });

  test('continues when another team publishes, and its users get that release too', async () => {
    const canary = await registry.release('mfe-card', 'two', { canary: 10 });
    const all = await registry.release('mfe-search', 'two');
    const pointer = await readPointer(registry.path);
    expect(pointer?.current).toBe(all.composition);
    expect(pointer?.canary).toMatchObject({ percent: 10, drawnBy: canary.composition });
    expect(all.canary?.composition).toBe(pointer?.canary?.composition);
    const [forAll, tried] = [await releasesIn(all.composition), await releasesIn(all.canary?.composition)];
    expect(tried['mfe-search']).toBe(forAll['mfe-search']);
    expect(tried['mfe-card']).toBe((await releasesIn(canary.composition))['mfe-card']);
    expect(forAll['mfe-card']).toBe((await releasesIn(registry.first))['mfe-card']);
    // After another publication, the first composition still decides which users are in the canary.
    await registry.release('mfe-search', 'three');
    const now = (await readPointer(registry.path))?.canary;
    expect(now?.drawnBy).toBe(canary.composition);
    // Its first name would give everybody the older release of the other team.
    await expect(promote(registry.path, canary.composition, { who })).rejects.toMatchObject({
      code: 'canary-runs',
      message: `The canary ${canary.composition} is now ${now?.composition}, because other releases have been published since`,
      hint: `Promote ${now?.composition}.`,
    });
  });

  test('keeps its release when the same remote is published to all, and ends when both are equal', async () => {
    const canary = await registry.release('mfe-card', 'three', { canary: 10 });
    const fix = await registry.release('mfe-card', 'two');
    expect(fix.canary?.composition).toBe(canary.composition);
    const all = await registry.release('mfe-card', 'three');
    expect(all).toMatchObject({ composition: canary.composition, canary: null });
  });

  test('continues to lack a remote that all other users have, when another team publishes', async () => {
    await registry.release('mfe-weather', 'one');
    await promote(registry.path, registry.first, { who, canary: 10 });
    expect((await partsTriedByCanary(registry.path))?.names).toEqual(['mfe-weather']);
    const all = await registry.release('mfe-search', 'two');
    const [forAll, tried] = [await releasesIn(all.composition), await releasesIn(all.canary?.composition)];
    expect(Object.keys(forAll)).toEqual(['mfe-card', 'mfe-search', 'mfe-weather']);
    expect(Object.keys(tried)).toEqual(['mfe-card', 'mfe-search']);
    expect(tried['mfe-search']).toBe(forAll['mfe-search']);
    const removed = await rollbackRemote(registry.path, { who, remote: 'mfe-weather' });
    expect(removed.canary).toBeNull();
  });

  test('ends if a publication requests it', async () => {
    await registry.release('mfe-card', 'two', { canary: 10 });
    expect(await registry.release('mfe-search', 'two', { stopCanary: true })).toMatchObject({ canary: null });
  });

  test('can include releases of other teams, with the same percentage', async () => {
    const first = await registry.release('mfe-card', 'two', { canary: 10 });
    const joined = await registry.release('mfe-search', 'two', { canary: 'joined' });
    expect((await readPointer(registry.path))?.canary).toEqual({
      composition: joined.composition,
      percent: 10,
      drawnBy: first.composition,
    });
    expect((await releasesIn(joined.composition))['mfe-card']).toBe(
      (await releasesIn(first.composition))['mfe-card'],
    );
    await expect(registry.release('mfe-search', 'three', { canary: 50 })).rejects.toMatchObject({
      code: 'canary-runs',
      message: expect.stringContaining('for 10% of users'),
    });
  });

  test('cannot be joined while none is running', async () => {
    await expect(registry.release('mfe-card', 'two', { canary: 'joined' })).rejects.toMatchObject({
      code: 'canary-missing',
      message: 'No canary is running',
    });
  });

  test('drops a remote when the current release is published to it, and ends when it is empty', async () => {
    await registry.release('mfe-card', 'two', { canary: 10 });
    const both = await registry.release('mfe-search', 'two', { canary: 'joined' });
    const without = await registry.release('mfe-card', 'one', { canary: 'joined' });
    const [current, tried] = [await releasesIn(registry.first), await releasesIn(without.composition)];
    expect(tried['mfe-card']).toBe(current['mfe-card']);
    expect(tried['mfe-search']).toBe((await releasesIn(both.composition))['mfe-search']);
    const over = await registry.release('mfe-search', 'one', { canary: 'joined' });
    expect(over).toMatchObject({ changed: true, composition: registry.first, canary: null });
    expect(await readPointer(registry.path)).not.toHaveProperty('canary');
    const [entry] = await readHistory(registry.path, over.revision);
    expect(entry).toMatchObject({
      action: 'stop-canary',
      from: without.composition,
      to: registry.first,
      releases: [`mfe-search ${current['mfe-search']}`],
    });
    expect(await registry.release('mfe-search', 'one', { canary: 5 })).toMatchObject({ changed: false });
  });

  test('ends on request when the current release is published to it', async () => {
    await registry.release('mfe-card', 'two', { canary: 10 });
    const over = await registry.release('mfe-search', 'one', { canary: 5, stopCanary: true });
    expect(over).toMatchObject({ changed: true, canary: null });
  });

  test('can be joined only while it runs, and needs a current composition', async () => {
    await expect(registry.release('mfe-card', 'two', { canary: 'joined' })).rejects.toThrow(
      'No canary is running',
    );
    const folders = [await registry.build('shell', 'one')];
    await expect(publish(`${registry.path}-new`, folders, { who, canary: 5 })).rejects.toMatchObject({
      code: 'registry-empty',
    });
  });

  test('refuses releases that its shell is not compatible with, and says how to continue', async () => {
    const shell = await registry.build('shell', 'two', '2.0.0');
    const remotes = await Promise.all(
      ['mfe-card', 'mfe-search'].map((name) => registry.build(name, 'two', '2.0.0')),
    );
    await publish(registry.path, [shell, remotes[0] ?? '', remotes[1] ?? ''], { who, canary: 5 });
    const before = await readPointer(registry.path);
    // The canary tries its own release of mfe-card, so this is allowed. It has none of mfe-account, so that is refused.
    await registry.release('mfe-card', 'three');
    await expect(registry.release('mfe-account', 'one')).rejects.toMatchObject({
      code: 'canary-in-the-way',
      message: expect.stringMatching(
        /offers remote contract 2\.0\.0, but mfe-account was built against 1\.0\.0/,
      ),
      hint: expect.stringContaining('--stop-canary'),
    });
    expect((await readPointer(registry.path))?.revision).toBe((before?.revision ?? 0) + 1);
  });

  test('refuses a rollback of a remote that its shell is not compatible with, and can then be stopped', async () => {
    const versions = [
      ['shell', '1.1.0'],
      ['mfe-card', '1.1.0'],
      ['mfe-card', '1.0.0'],
    ] as const;
    for (const [name, contract] of versions)
      await publish(registry.path, [await registry.build(name, 'two', contract)], { who });
    await registry.release('shell', 'one', { canary: 5 });
    const back = () => rollbackRemote(registry.path, { who, remote: 'mfe-card' });
    await expect(back()).rejects.toMatchObject({
      code: 'canary-in-the-way',
      hint: 'Stop the canary first: `mfe rollback --canary`.',
    });
    await stopCanary(registry.path, { who });
    expect(await back()).toMatchObject({ changed: true });
  });

  test('can be widened and then promoted to all users', async () => {
    const { composition } = await registry.release('mfe-card', 'two', { canary: 10 });
    expect(await promote(registry.path, composition, { who, canary: 50 })).toMatchObject({
      changed: true,
      canary: { composition, percent: 50 },
    });
    expect(await promote(registry.path, composition, { who, canary: 50 })).toMatchObject({ changed: false });
    expect(await promote(registry.path, composition, { who })).toMatchObject({
      current: composition,
      canary: null,
      changed: true,
    });
    expect((await readPointer(registry.path))?.previous).toEqual([registry.first]);
  });

  test('can be stopped once, and only by its own id', async () => {
    const { composition } = await registry.release('mfe-card', 'two', { canary: 10 });
    const other = await stopCanary(registry.path, { who, composition: registry.first });
    expect(other.changed).toBe(false);
    const stopped = await stopCanary(registry.path, { who: 'telemetry', composition, reason: '12% fail' });
    expect(stopped).toMatchObject({ changed: true, current: registry.first, canary: null });
    expect((await stopCanary(registry.path, { who })).changed).toBe(false);
    const [entry] = await readHistory(registry.path, stopped.revision);
    expect(entry).toMatchObject({ action: 'stop-canary', from: composition, to: registry.first });
    expect(entry).not.toHaveProperty('canary');
  });
});
