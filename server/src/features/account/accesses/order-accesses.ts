import type { Access } from '@airdex/shared-contracts/api';
import { languageTag, type Language } from '@airdex/shared-contracts/constants';

/** Open, future, past. */
function stateOn(today: string, { beginDate, endDate }: Access): number {
  if (endDate < today) return 2;
  return beginDate > today ? 1 : 0;
}

/** Sorts those that are open on the day first, then future ones, then past ones; each by name. */
export function orderAccesses(accesses: readonly Access[], today: string, language: Language): Access[] {
  const { compare } = new Intl.Collator(languageTag(language));
  return accesses.toSorted(
    (a, b) => stateOn(today, a) - stateOn(today, b) || compare(a.name, b.name) || a.id - b.id,
  );
}
