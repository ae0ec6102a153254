import { matchesUser, type CompanyUser } from './company-user.ts';

/** The users that match the term, split into available and selected. */
interface SplitUsers {
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

/** Selects all available users that match. If there are none left, deselects those that match. */
export function toggleMatching(
  selected: ReadonlySet<number>,
  { available, selected: taken }: SplitUsers,
): ReadonlySet<number> {
  return available.length > 0 ? selected.union(idsOf(available)) : selected.difference(idsOf(taken));
}

const idsOf = (users: readonly CompanyUser[]) => new Set(users.map(({ id }) => id));
