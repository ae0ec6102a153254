import { describe, expect, test } from 'vitest';
import type { Composition, CompositionPointer, HistoryEntry } from '@airdex/shared-contracts/composition';
import { PREVIOUS_OFFERED } from '../serving/composition-for-browser.ts';
import { neededCompositions } from './retention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const day = (n: number) => new Date(n * DAY_MS).toISOString();

/**
 * Content of a registry after these publications, oldest first: each on a day, with a release of the search. The card
 * changes each time.
 */
function registryOf(publications: readonly (readonly [id: string, on: number, search: string])[]) {
  const ids = publications.map(([id]) => id);
  const history = publications.map(([to, on], index): HistoryEntry => {
    const previous = ids.slice(0, index).reverse();
    return {
      revision: index + 1,
      at: day(on),
      who: 'Ada',
      action: 'publish',
      to,
      ...(index === 0 ? {} : { from: ids[index - 1], offered: previous.slice(0, PREVIOUS_OFFERED) }),
    };
  });
  const compositions = publications.map(([id, on, search]) => ({
    id,
    createdAt: day(on),
    remotes: [
      { name: 'mfe-card', release: id },
      { name: 'mfe-search', release: search },
    ] as Composition['remotes'],
  }));
  const pointer: CompositionPointer = {
    schemaVersion: 1,
    revision: ids.length,
    current: ids.at(-1) ?? '',
    previous: ids.slice(0, -1).reverse(),
    updatedAt: '',
  };
  return { pointer, history: history.reverse(), compositions };
}

function keptOn(on: number, registry: ReturnType<typeof registryOf>): string {
  const { pointer, history, compositions } = registry;
  const keep = { days: 7, previous: 0 };
  return [...neededCompositions(pointer, history, compositions, keep, on * DAY_MS)].sort().join('');
}

describe('what pruning keeps', () => {
  test('includes compositions that were served to browsers avoiding the current one in these days', () => {
    const registry = registryOf([
      ['a', 0, 's'],
      ['b', 1, 's'],
      ['c', 2, 's'],
      ['d', 3, 's'],
      ['e', 15, 's'],
    ]);
    expect(keptOn(20, registry)).toBe('abcde');
    expect(keptOn(23, registry)).toBe('bcde');
  });

  test('includes each remote’s last release before these days, regardless of its age', () => {
    const registry = registryOf([
      ['a', 0, 'r'],
      ['b', 1, 's'],
      ['c', 2, 's'],
      ['d', 3, 't'],
      ['e', 4, 't'],
      ['f', 5, 't'],
      ['g', 6, 't'],
    ]);
    expect(keptOn(100, registry)).toBe('cdefg');
  });
});
