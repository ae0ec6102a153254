import { expect, test } from 'vitest';
import { RowOutcome } from '../report/row-outcome.ts';
import { RowIdentities } from './row-identities.ts';
import { SeenRows } from './seen-rows.ts';

test('distinguishes a repeated row from another one with the same key', () => {
  const rows = new SeenRows();
  const see = (key: string, raw: string): string => rows.see(key, new RowOutcome(1, raw));
  expect([see('a', 'x'), see('a', 'x'), see('a', 'y'), see('a', 'x'), see('b', 'x')]).toEqual([
    'first',
    'same',
    'different',
    'same',
    'first',
  ]);
});

test('merges later launches of a programme', () => {
  const rows = new SeenRows();
  const outcomes = ['x', 'x', 'y'].map((raw) => new RowOutcome(1, raw));
  for (const outcome of outcomes) rows.mergeLater('a', outcome);
  expect(outcomes.map(({ result }) => result)).toEqual([null, 'merged', 'merged']);
  expect(outcomes.flatMap(({ repairs }) => [...repairs])).toEqual(['duplicate', 'laterLaunch']);
});

test('rejects another row with a known id, and merges a repeated one', () => {
  const ids = new RowIdentities();
  const outcomes = ['x', 'x', 'y'].map((raw) => new RowOutcome(1, raw));
  expect(outcomes.map((outcome) => ids.isFirst('a', outcome))).toEqual([true, false, false]);
  expect(outcomes.map(({ result }) => result)).toEqual([null, 'merged', 'rejected']);
});
