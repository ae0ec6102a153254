import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { TelemetryBatch, TelemetryRecord } from '@airdex/shared-contracts/telemetry';
import { BATCH_MS, createBatches, RECORDS_OF_A_MINUTE } from './batches.ts';

const record: TelemetryRecord = {
  kind: 'error',
  remote: 'mfe-card',
  release: '0123456789abcdef',
  error: 'uncaught',
};
const vital: TelemetryRecord = { ...record, kind: 'vital', vital: 'CLS', value: 0 };
const composition = 'aaaaaaaaaaaaaaaa';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
});

function started({ hidden = false } = {}) {
  const page = { hidden, online: true };
  const sent: TelemetryBatch[] = [];
  const batches = createBatches({
    composition,
    send: (batch) => {
      if (page.online) sent.push(batch);
      return page.online;
    },
    isHidden: () => page.hidden,
  });
  const add = (count: number, what = record) => {
    for (let index = 0; index < count; index++) batches.add(what);
  };
  return { page, batches, add, sizes: () => sent.map(({ records }) => records.length), sent };
}

describe('batches of telemetry', () => {
  test('wait for other records, and are sent together', () => {
    const { add, sizes, sent } = started();
    add(2);
    jest.advanceTimersByTime(BATCH_MS - 1);
    add(1);
    expect(sizes()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(sent).toEqual([{ schemaVersion: 1, composition, records: [record, record, record] }]);
    jest.advanceTimersByTime(BATCH_MS * 2);
    expect(sizes()).toEqual([3]);
  });

  test('are sent at once when they are full, and when the page is about to end', async () => {
    const { page, batches, add, sizes } = started();
    add(50);
    add(60, vital);
    expect(sizes()).toEqual([100]);
    batches.flush();
    expect(sizes()).toEqual([100, 10]);
    page.hidden = true;
    add(3);
    await Promise.resolve();
    expect(sizes()).toEqual([100, 10, 3]);
  });

  test('records that could not be sent are sent with the next batch', () => {
    const { page, batches, add, sizes } = started();
    page.online = false;
    add(2);
    batches.flush();
    page.online = true;
    add(1);
    jest.advanceTimersByTime(BATCH_MS);
    expect(sizes()).toEqual([3]);
  });

  test('an endless loop of errors does not cause a flood, and does not suppress later reports', () => {
    const { add, batches, sizes } = started();
    const all = () => {
      batches.flush();
      return sizes().reduce((sum, size) => sum + size, 0);
    };
    add(RECORDS_OF_A_MINUTE * 30);
    expect(all()).toBe(RECORDS_OF_A_MINUTE);
    add(5, vital);
    expect(all()).toBe(RECORDS_OF_A_MINUTE + 5);
    jest.advanceTimersByTime(60_000);
    add(RECORDS_OF_A_MINUTE * 30);
    expect(all()).toBe(2 * RECORDS_OF_A_MINUTE + 5);
  });
});
