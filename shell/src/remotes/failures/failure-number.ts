import type { RemoteFailure } from './remote-failure.ts';

/** Version parts as numbers, for comparison. Parts that are not numbers become 0. */
function parts(version: string): number[] {
  return version.split('.').map((part) => Number(part) || 0);
}

/** True when version `left` comes before `right`. */
export function isEarlier(left: string, right: string): boolean {
  const [a, b] = [parts(left), parts(right)];
  const position = a.findIndex((part, index) => part !== (b[index] ?? 0));
  return position >= 0 && (a[position] ?? 0) < (b[position] ?? 0);
}

/** Numbers of crashes, by the lifecycle phase in which the remote's code threw. */
const CRASHES = { load: 111, bootstrap: 112, mount: 113, update: 114, render: 115 } as const;

/** Numbers of failures that do not depend on further details. */
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
 * Returns the number of a failure. Each number has a page in `docs/errors/` that explains the failure, its causes and
 * what to do. Numbers are never reused for another failure.
 */
export function failureNumber(failure: RemoteFailure): number {
  if (failure.kind === 'crashed') return CRASHES[failure.phase];
  if (failure.kind === 'timed-out') return failure.step === 'load' ? 109 : 110;
  if (failure.kind === 'incompatible-contract')
    return isEarlier(failure.builtAgainst, failure.offered) ? 105 : 106;
  return KINDS[failure.kind];
}

/** Returns the failure's number in the form that users read and search for: `AIRDEX-106`. */
export function failureCode(failure: RemoteFailure): string {
  return `AIRDEX-${failureNumber(failure)}`;
}
