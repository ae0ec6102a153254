import { describe, expect, test } from 'vitest';
import type { TelemetryRecord } from '@airdex/shared-contracts/telemetry';
import { createFailureShare, outcomeOf } from './failure-share.ts';

type Step = Extract<TelemetryRecord, { kind: 'step' }>;
const step = (fields: Partial<Step> = {}): Step => ({
  kind: 'step',
  remote: 'mfe-card',
  release: '0123456789abcdef',
  exposed: './card',
  step: 'mount',
  outcome: 'done',
  ms: 10,
  ...fields,
});
const failed = step({ step: 'load', outcome: 'failed', failure: 108 });
const error = (what: 'shell' | 'uncaught' | 'frozen'): TelemetryRecord => ({
  kind: 'error',
  remote: 'shell',
  release: '0123456789abcdef',
  error: what,
});
const times = (count: number, record: Step) => Array.from({ length: count }, () => record);

test.each([
  ['a screen that is shown', step(), 'shown'],
  ['no outcome for a load alone', step({ step: 'load' }), undefined],
  ['a load that failed', failed, 'failed'],
  ['no outcome for a load that is tried again', step({ step: 'load', outcome: 'again' }), undefined],
  ['a screen that throws later', step({ step: 'render', outcome: 'failed' }), 'failed'],
  [
    'no outcome for a screen that throws while unmounting',
    step({ step: 'unmount', outcome: 'failed' }),
    undefined,
  ],
  ['no outcome for a fallback to an earlier release', step({ step: 'fallback' }), undefined],
  ['a shell that crashes', error('shell'), 'failed'],
  ['a page that froze', error('frozen'), 'failed'],
  ['no outcome for an error that leaves its screen in place', error('uncaught'), undefined],
] as const)('counts %s', (_, record, outcome) => {
  expect(outcomeOf(record)).toBe(outcome);
});

describe('the share of failures', () => {
  const limit = { share: 0.1, atLeast: 20, places: 3, windowMs: 60_000 };
  const browser = (n: number) => ({ bucketKey: `key-${n}`, ip: `192.0.2.${n}` });

  test('is too high only above the limit, and with enough reports', () => {
    const share = createFailureShare(limit);
    for (const n of [1, 2, 3]) share.add(browser(n), [failed]);
    expect(share.add(browser(4), times(9, step()))).toEqual({ shown: 9, failed: 3, isOver: false });
    expect(share.add(browser(5), times(7, step()))).toEqual({ shown: 16, failed: 3, isOver: false });
    expect(share.add(browser(6), times(10, step()))).toEqual({ shown: 26, failed: 3, isOver: false });
    expect(share.add(browser(7), times(1, failed))).toEqual({ shown: 26, failed: 4, isOver: true });
  });

  test('is too high only if several places report failures, and also without the worst place', () => {
    const share = createFailureShare(limit);
    for (const n of [1, 2]) share.add(browser(n), times(10, failed));
    expect(share.add(browser(3), times(10, step()))).toEqual({ shown: 10, failed: 20, isOver: false });
    const lopsided = createFailureShare(limit);
    lopsided.add(browser(1), times(10, failed));
    for (const n of [2, 3]) lopsided.add(browser(n), [failed, ...times(9, step())]);
    expect(lopsided.add(browser(4), times(2, step()))).toMatchObject({ failed: 12, isOver: false });
  });

  test('uses the latest reports of a browser, and no more than a few', () => {
    const share = createFailureShare(limit);
    expect(share.add(browser(1), times(30, failed))).toMatchObject({ shown: 0, failed: 10 });
    expect(share.add(browser(1), times(4, step()))).toMatchObject({ shown: 4, failed: 6 });
  });

  test('uses a few browsers of an address, and continues to use those', () => {
    const share = createFailureShare(limit);
    const here = (n: number) => ({ bucketKey: `key-${n}`, ip: '2001:db8::1' });
    for (const n of [1, 2, 3, 4]) share.add(here(n), [step()]);
    expect(share.add({ ...here(5), ip: '2001:db8::2' }, [step()])).toMatchObject({ shown: 3 });
    expect(share.add(here(2), [step()])).toMatchObject({ shown: 4 });
    expect(share.add({ ...here(1), ip: '2001:db8:0:1::1' }, [step()])).toMatchObject({ shown: 5 });
  });

  test('forgets reports outside its window', () => {
    let now = 0;
    const share = createFailureShare(limit, () => now);
    share.add(browser(1), times(10, failed));
    now = 60_000;
    expect(share.add(browser(2), times(8, step()))).toEqual({ shown: 8, failed: 0, isOver: false });
  });
});
