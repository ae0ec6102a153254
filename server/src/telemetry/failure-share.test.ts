import { describe, expect, test } from '@jest/globals';
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
const times = (count: number, record: Step) => Array.from({ length: count }, () => record);

test.each([
  ['a screen that stands', step(), 'shown'],
  ['its load, which is not all of it', step({ step: 'load' }), undefined],
  ['a load that is given up', failed, 'failed'],
  ['a load that is tried again', step({ step: 'load', outcome: 'again' }), undefined],
  ['a screen that throws later', step({ step: 'render', outcome: 'failed' }), 'failed'],
  ['one that throws while it is taken away', step({ step: 'unmount', outcome: 'failed' }), undefined],
  ['an earlier release that stands in', step({ step: 'fallback' }), undefined],
] as const)('counts %s', (_, record, outcome) => {
  expect(outcomeOf(record)).toBe(outcome);
});

describe('the share of failures', () => {
  const limit = { share: 0.1, atLeast: 20, windowMs: 60_000 };

  test('means nothing before enough is told, and is over only above the limit', () => {
    const share = createFailureShare(limit);
    expect(share.add(times(2, failed))).toEqual({ shown: 0, failed: 2, isOver: false });
    expect(share.add(times(17, step()))).toEqual({ shown: 17, failed: 2, isOver: false });
    expect(share.add(times(1, step()))).toEqual({ shown: 18, failed: 2, isOver: false });
    expect(share.add(times(1, failed))).toEqual({ shown: 18, failed: 3, isOver: true });
  });

  test('forgets what is longer ago than its window', () => {
    let now = 0;
    const share = createFailureShare(limit, () => now);
    share.add(times(10, failed));
    now = 60_000;
    expect(share.add(times(30, step()))).toEqual({ shown: 30, failed: 0, isOver: false });
  });
});
