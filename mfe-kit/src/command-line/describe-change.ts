import type { PointerChange } from '@airdex/release-registry';

type Canary = PointerChange['canary'];

/** Which canary runs, for people. */
export function describeCanary(canary: Canary): string {
  if (canary === null) return 'No canary runs.';
  return `Canary: ${canary.percent} % of users get composition ${canary.composition}.`;
}

/** What users get after an operation, for people. */
export function describeChange({ changed, current, revision, canary }: PointerChange): string {
  const outcome = changed ? 'Users now get' : 'Nothing to do; users get';
  return `${outcome} composition ${current} (revision ${revision}).\n${describeCanary(canary)}`;
}
