import type { Caller } from '../../http/caller.ts';

/** Reports are for subscribers of both: the reports, and the provider's selection that they are about. */
export function mayReadReports(caller: Pick<Caller, 'hasReports' | 'hasNotaSelection'>): boolean {
  return caller.hasReports && caller.hasNotaSelection;
}
