import type { ProgrammeLine } from '@airdex/shared-contracts/api';

/**
 * Ids of the programmes from one to another in the order of a list, both included; none if one is not in the
 * list.
 */
export function programmesBetween(
  programs: readonly Pick<ProgrammeLine, 'idProgram'>[],
  one: number,
  other: number,
): readonly number[] {
  const places = [one, other].map((id) => programs.findIndex(({ idProgram }) => idProgram === id));
  if (places.includes(-1)) return [];
  return programs.slice(Math.min(...places), Math.max(...places) + 1).map(({ idProgram }) => idProgram);
}
