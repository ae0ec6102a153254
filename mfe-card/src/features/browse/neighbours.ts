export interface BrowsedProgramme {
  readonly idProgram: number;
  readonly localTitle: string;
}

/** Consecutive programmes of the results. */
interface ResultBlock {
  /** Place of the first one, from 1. */
  readonly first: number;
  readonly programmes: readonly BrowsedProgramme[];
  /** Total number of programmes in the results. */
  readonly count: number;
}

/** A programme among the results. */
export interface Position {
  /** From 1. */
  readonly place: number;
  readonly count: number;
  /** The neighbours: null at the ends of the results, undefined if they are not loaded. */
  readonly previous: BrowsedProgramme | null | undefined;
  readonly next: BrowsedProgramme | null | undefined;
}

/**
 * The position of a programme in loaded blocks: at the expected place, or where it has moved to. Null if it is
 * in none of them.
 */
export function positionOf(
  idProgram: number,
  expected: number,
  blocks: readonly ResultBlock[],
): Position | null {
  const at = new Map(
    blocks.flatMap(({ first, programmes }) =>
      programmes.map((programme, index) => [first + index, programme] as const),
    ),
  );
  const isHere = (place: number) => at.get(place)?.idProgram === idProgram;
  const place = isHere(expected) ? expected : [...at.keys()].find(isHere);
  if (place === undefined) return null;
  const count = Math.max(place, blocks[0]?.count ?? 0);
  return {
    place,
    count,
    previous: at.get(place - 1) ?? (place === 1 ? null : undefined),
    next: at.get(place + 1) ?? (place === count ? null : undefined),
  };
}
