import { matchesUser, type CompanyUser } from './company-user.ts';

/** Users on two sides, those in `selected` on the other one. Both contain only users that match the term. */
export interface SplitUsers {
  readonly available: readonly CompanyUser[];
  readonly selected: readonly CompanyUser[];
}

export function splitUsers(
  users: readonly CompanyUser[],
  selected: ReadonlySet<number>,
  term: string,
): SplitUsers {
  const matching = users.filter((user) => matchesUser(user, term));
  return {
    available: matching.filter(({ id }) => !selected.has(id)),
    selected: matching.filter(({ id }) => selected.has(id)),
  };
}

/** Moves one user to the other side. */
export function toggleUser(selected: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Selects all available users that match. If there are none left, deselects those that match. */
export function toggleMatching(
  selected: ReadonlySet<number>,
  { available, selected: taken }: SplitUsers,
): ReadonlySet<number> {
  const next = new Set(selected);
  for (const { id } of available) next.add(id);
  if (available.length === 0) for (const { id } of taken) next.delete(id);
  return next;
}
