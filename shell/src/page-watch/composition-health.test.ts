import { describe, expect, test } from '@jest/globals';
import type { LoadRecord } from '../remotes/index.ts';
import { healthAfter, isUnhealthy, UNTRIED } from './composition-health.ts';

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
  test('counts loads that failed, screens that stood, and screens that crashed', () => {
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
    ).toEqual({ loadFailures: 1, mounts: 1, crashes: 2 });
  });

  test('is bad after loads that failed over and over, those of other pages among them', () => {
    const failed = record('load', 'failed');
    expect(isUnhealthy(after(failed, failed), 0)).toBe(false);
    expect(isUnhealthy(after(failed, failed, failed), 0)).toBe(true);
    expect(isUnhealthy(after(failed), 2)).toBe(true);
    expect(isUnhealthy(UNTRIED, 5)).toBe(false);
  });

  test('is bad when many of the screens crash, not when a few of very many do', () => {
    const crashed = times(3, record('render', 'failed'));
    expect(isUnhealthy(after(...crashed.slice(1)), 0)).toBe(false);
    expect(isUnhealthy(after(...crashed), 0)).toBe(true);
    expect(isUnhealthy(after(...times(20, record('mount', 'done')), ...crashed), 0)).toBe(false);
  });
});
