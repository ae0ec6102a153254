import type { RemoteFailure } from './remote-failure.ts';

/** Version parts as numbers, for comparing; what is no version counts as 0. */
function parts(version: string): number[] {
  return version.split('.').map((part) => Number(part) || 0);
}

/** True when version `left` comes before `right`. */
export function isEarlier(left: string, right: string): boolean {
  const [a, b] = [parts(left), parts(right)];
  const position = a.findIndex((part, index) => part !== (b[index] ?? 0));
  return position >= 0 && (a[position] ?? 0) < (b[position] ?? 0);
}

/** Numbers of a throw, by where in its life the remote's code threw. */
const CRASHES = { load: 111, bootstrap: 112, mount: 113, update: 114, render: 115 } as const;

/** Numbers of failures that are one thing whatever their particulars. */
const KINDS = {
  'composition-unreadable': 101,
  'unknown-remote': 102,
  'unknown-module': 103,
  malformed: 104,
  'incompatible-library': 107,
  unreachable: 108,
  tampered: 116,
  blocked: 117,
} as const;

/**
 * The number under which a failure is explained: what it is, why it comes about, and what to do. Numbers are never
 * given to another failure; each has a page in `docs/errors/`.
 */
export function failureNumber(failure: RemoteFailure): number {
  if (failure.kind === 'crashed') return CRASHES[failure.phase];
  if (failure.kind === 'timed-out') return failure.step === 'load' ? 109 : 110;
  if (failure.kind === 'incompatible-contract')
    return isEarlier(failure.builtAgainst, failure.offered) ? 105 : 106;
  return KINDS[failure.kind];
}

/** A number as people read and search for it: `AIRDEX-106`. */
export function failureCode(failure: RemoteFailure): string {
  return `AIRDEX-${failureNumber(failure)}`;
}
