import { describe, expect, test } from '@jest/globals';
import { createLoadLog, LOAD_RECORDS_MAX } from './load-log.ts';

const step = {
  remote: 'mfe-card',
  exposed: './card',
  release: '0123456789abcdef',
  phase: 'load',
  outcome: 'done',
  attempt: 1,
  ms: 12,
} as const;

describe('the log of loads', () => {
  test('keeps records in order, with their time, and emits them to subscribers', () => {
    const log = createLoadLog();
    const heard: string[] = [];
    log.added.subscribe(({ phase }) => heard.push(phase));
    const before = performance.now();
    log.add(step);
    log.add({ ...step, phase: 'mount' });
    expect(log.records.get().map(({ phase }) => phase)).toEqual(['load', 'mount']);
    expect(heard).toEqual(['load', 'mount']);
    expect(log.records.get()[0]?.at).toBeGreaterThanOrEqual(before);
  });

  test('drops the oldest records beyond the maximum', () => {
    const log = createLoadLog();
    for (let attempt = 1; attempt <= LOAD_RECORDS_MAX + 3; attempt += 1) log.add({ ...step, attempt });
    expect(log.records.get()).toHaveLength(LOAD_RECORDS_MAX);
    expect(log.records.get()[0]?.attempt).toBe(4);
  });
});
