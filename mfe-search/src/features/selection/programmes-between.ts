import type { ProgrammeLine } from '@airdex/shared-contracts/api';

/** Ids of the programmes from one to another as they stand in a list, both included; none when one is not there. */
export function programmesBetween(
  programs: readonly Pick<ProgrammeLine, 'idProgram'>[],
  one: number,
  other: number,
): readonly number[] {
  const places = [one, other].map((id) => programs.findIndex(({ idProgram }) => idProgram === id));
  if (places.includes(-1)) return [];
  return programs.slice(Math.min(...places), Math.max(...places) + 1).map(({ idProgram }) => idProgram);
}
