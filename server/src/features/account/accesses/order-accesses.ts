import type { Access } from '@airdex/shared-contracts/api';
import { languageTag, type Language } from '@airdex/shared-contracts/constants';

/** Open, still to begin, ended. */
function stateOn(today: string, { beginDate, endDate }: Access): number {
  if (endDate < today) return 2;
  return beginDate > today ? 1 : 0;
}

/** Those that are open on the day first, then those to come, then those that ended; each by name. */
export function orderAccesses(accesses: readonly Access[], today: string, language: Language): Access[] {
  const { compare } = new Intl.Collator(languageTag(language));
  return accesses.toSorted(
    (a, b) => stateOn(today, a) - stateOn(today, b) || compare(a.name, b.name) || a.id - b.id,
  );
}
