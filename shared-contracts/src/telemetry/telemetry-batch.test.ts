import { describe, expect, test } from '@jest/globals';
import { readDocument } from '../composition/parse-document.ts';
import { TELEMETRY_RECORDS_MAX, telemetryBatchSchema } from './telemetry-batch.ts';
import type { TelemetryRecord } from './telemetry-batch.ts';

const source = { remote: 'mfe-card', release: '0123456789abcdef' };
const step: TelemetryRecord = {
  kind: 'step',
  ...source,
  exposed: './card',
  step: 'load',
  outcome: 'failed',
  ms: 812.5,
  failure: 108,
};
const batch = (records: readonly unknown[]) => ({
  schemaVersion: 1,
  composition: 'aaaaaaaaaaaaaaaa',
  records,
});

describe('a batch of telemetry', () => {
  test('contains steps, errors and vitals', () => {
    const records = [
      step,
      { kind: 'error', ...source, error: 'uncaught' },
      { kind: 'vital', ...source, vital: 'CLS', value: 0.04 },
    ];
    expect(readDocument(telemetryBatchSchema, batch(records))).toMatchObject({ ok: true });
    expect(readDocument(telemetryBatchSchema, { ...batch(records), composition: null })).toMatchObject({
      ok: true,
    });
  });

  test.each([
    ['none', [], 'records'],
    ['too many', Array.from({ length: TELEMETRY_RECORDS_MAX + 1 }, () => step), 'records'],
    ['a remote that is a path', [{ ...step, remote: '../../secrets' }], 'records.0.remote'],
    ['a release that is not a hash', [{ ...step, release: 'newest' }], 'records.0.release'],
    ['a step that does not exist', [{ ...step, step: 'dance' }], 'records.0.step'],
    ['a negative time', [{ ...step, ms: -1 }], 'records.0.ms'],
    ['an unknown failure number', [{ ...step, failure: 7 }], 'records.0.failure'],
    ['another kind', [{ ...source, kind: 'secret' }], 'records.0.kind'],
  ])('refuses %s, naming the field', (_, records, field) => {
    const reading = readDocument(telemetryBatchSchema, batch(records));
    expect(reading.ok ? [] : reading.problems.map((problem) => problem.split(':')[0])).toContain(field);
  });
});
