import { describe, expect, test } from '@jest/globals';
import type { LoadRecord } from '../remotes/index.ts';
import { failingRelease, healthAfter, isFailedLoad, isUnhealthy, UNTRIED } from './composition-health.ts';

const record = (phase: LoadRecord['phase'], outcome: LoadRecord['outcome']): LoadRecord => ({
  at: 0,
  remote: 'mfe-card',
  exposed: './card',
  release: null,
  phase,
  outcome,
  attempt: 1,
  ms: 0,
});
const after = (...records: LoadRecord[]) => records.reduce(healthAfter, UNTRIED);
const times = (count: number, it: LoadRecord) => Array.from({ length: count }, () => it);

describe('the health of a composition', () => {
  test('counts mounted and crashed screens, but not remotes that could not be loaded', () => {
    expect(
      after(
        record('load', 'again'),
        record('load', 'failed'),
        record('load', 'done'),
        record('mount', 'done'),
        record('render', 'failed'),
        record('mount', 'failed'),
        record('unmount', 'failed'),
        record('fallback', 'done'),
      ),
    ).toEqual({ mounts: 1, crashes: [null, null] });
  });

  test('knows the crashed releases, and which one of them fails', () => {
    const card = { ...record('render', 'failed'), release: '0123456789abcdef' };
    expect(after(card, card).crashes).toEqual(Array(2).fill('mfe-card~0123456789abcdef'));
    expect(failingRelease(['card', 'search', 'card'])).toBe('card');
    expect(failingRelease(['card', 'search'])).toBeNull();
    expect(failingRelease(['card', null, null])).toBeNull();
    expect(failingRelease([])).toBeNull();
  });

  test('is bad after repeated failed loads', () => {
    expect(isUnhealthy(UNTRIED, 2)).toBe(false);
    expect(isUnhealthy(UNTRIED, 3)).toBe(true);
  });

  test('counts a load as failed after the last attempt', () => {
    const all = [
      record('load', 'again'),
      record('load', 'done'),
      record('mount', 'failed'),
      record('load', 'failed'),
    ];
    expect(all.map(isFailedLoad)).toEqual([false, false, false, true]);
  });

  test('is bad when many of the screens crash, but not when a few of very many do', () => {
    const crashed = times(3, record('render', 'failed'));
    expect(isUnhealthy(after(...crashed.slice(1)), 0)).toBe(false);
    expect(isUnhealthy(after(...crashed), 0)).toBe(true);
    expect(isUnhealthy(after(...times(20, record('mount', 'done')), ...crashed), 0)).toBe(false);
  });
});
