import type { Caller } from '../../http/caller.ts';

/** Reports require both rights: to reports, and to the provider's selection, their subject. */
export function mayReadReports(caller: Pick<Caller, 'hasReports' | 'hasNotaSelection'>): boolean {
  return caller.hasReports && caller.hasNotaSelection;
}
