import { describe, expect, test } from '@jest/globals';
import { failureCode, isEarlier } from './failure-number.ts';
import type { RemoteFailure } from './remote-failure.ts';

const contract = (builtAgainst: string): RemoteFailure => ({
  kind: 'incompatible-contract',
  builtAgainst,
  offered: '2.1.0',
});

const FAILURES: readonly (readonly [string, RemoteFailure])[] = [
  ['AIRDEX-101', { kind: 'composition-unreadable', problems: [] }],
  ['AIRDEX-102', { kind: 'unknown-remote' }],
  ['AIRDEX-103', { kind: 'unknown-module' }],
  ['AIRDEX-104', { kind: 'malformed', problems: [] }],
  ['AIRDEX-105', contract('1.9.0')],
  ['AIRDEX-106', contract('2.10.0')],
  ['AIRDEX-107', { kind: 'incompatible-library', message: '' }],
  ['AIRDEX-108', { kind: 'unreachable', url: '', attempts: 3 }],
  ['AIRDEX-109', { kind: 'timed-out', step: 'load', budgetMs: 1 }],
  ['AIRDEX-110', { kind: 'timed-out', step: 'mount', budgetMs: 1 }],
  ['AIRDEX-111', { kind: 'crashed', phase: 'load' }],
  ['AIRDEX-112', { kind: 'crashed', phase: 'bootstrap' }],
  ['AIRDEX-113', { kind: 'crashed', phase: 'mount' }],
  ['AIRDEX-114', { kind: 'crashed', phase: 'update' }],
  ['AIRDEX-115', { kind: 'crashed', phase: 'render' }],
  ['AIRDEX-116', { kind: 'tampered', url: '' }],
  ['AIRDEX-117', { kind: 'blocked', url: '' }],
];

describe('the number of a failure', () => {
  test.each(FAILURES)('is %s', (code, failure) => {
    expect(failureCode(failure)).toBe(code);
  });

  test('is unique', () => {
    expect(new Set(FAILURES.map(([, failure]) => failureCode(failure))).size).toBe(FAILURES.length);
  });
});

describe('comparing versions', () => {
  test.each([
    ['1.9.0', '1.10.0', true],
    ['1.10.0', '1.9.0', false],
    ['1.2.0', '1.2.0', false],
    ['1.2.0', '2.0.0', true],
  ])('%s before %s: %s', (left, right, expected) => {
    expect(isEarlier(left, right)).toBe(expected);
  });
});
