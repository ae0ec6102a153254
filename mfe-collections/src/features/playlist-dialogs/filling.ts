import type { Playlist } from '@airdex/shared-contracts/api';

/** Result of adding to or removing from playlists. */
export interface Filling {
  /** Number of programmes that the user meant. */
  readonly count: number;
  /** The selected playlists. */
  readonly playlists: readonly Pick<Playlist, 'id' | 'name'>[];
  /** Entries that the server added or removed, in all playlists. */
  readonly changed: number;
}

/**
 * Whether every programme was added to (or removed from) every playlist, so that the previous state is known.
 */
export function isWhole({ count, playlists, changed }: Filling): boolean {
  return count > 0 && changed === count * playlists.length;
}

/** The selected playlists among `all`. */
export function chosenOf<Item extends { readonly id: number }>(
  all: readonly Item[],
  chosen: ReadonlySet<number>,
): Item[] {
  return all.filter(({ id }) => chosen.has(id));
}

/** The chosen ids that are among `all`. */
export function existing(
  all: readonly { readonly id: number }[],
  chosen: ReadonlySet<number>,
): ReadonlySet<number> {
  return new Set(chosenOf(all, chosen).map(({ id }) => id));
}

/** Whether both sets are equal. */
export function isSame(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.symmetricDifference(other).size === 0;
}
