import { describe, expect, test } from 'vitest';
import { FileReport, type RejectedRow } from './file-report.ts';

describe('the report of a file', () => {
  test('counts every row by its outcome', () => {
    const rejected: RejectedRow[] = [];
    const report = new FileReport('f.csv', (row) => rejected.push(row));
    const taken = report.row(2, 'a');
    taken.stage();
    taken.repair('footnote');
    taken.repair('doubleTitle');
    taken.settle(true);
    const unchanged = report.row(3, 'b');
    unchanged.stage();
    unchanged.settle(false);
    report.row(4, 'c').merge('duplicate');
    report.row(5, 'd').reject('titleMissing', 'x');
    report.close();
    expect(report.counts).toEqual({ taken: 1, unchanged: 1, merged: 1, rejected: 1 });
    expect(report.repairedRows).toBe(2);
    expect([...report.repairs]).toEqual([
      ['footnote', 1],
      ['doubleTitle', 1],
      ['duplicate', 1],
    ]);
    expect(rejected).toEqual([{ file: 'f.csv', line: 5, reason: 'titleMissing', detail: 'x', raw: 'd' }]);
  });

  test('counts a row with several parts as taken if one of them changed, once all are written', () => {
    const report = new FileReport('f.csv', () => undefined);
    const row = report.row(2, 'a');
    row.stage();
    row.stage();
    row.settle(true);
    expect(row.result).toBeNull();
    row.settle(false);
    expect(row.result).toBe('taken');
  });

  test('treats a row without an outcome as an error', () => {
    const report = new FileReport('f.csv', () => undefined);
    report.row(7, 'lost');
    expect(() => report.close()).toThrow('Line 7 of f.csv was neither imported nor rejected');
  });

  test('counts a hundred thousand rows that settle at the end', () => {
    const report = new FileReport('f.csv', () => undefined);
    const rows = Array.from({ length: 100_000 }, (_, n) => report.row(n, ''));
    for (const row of rows) row.merge();
    report.close();
    expect(report.counts.merged).toBe(100_000);
  });
});
