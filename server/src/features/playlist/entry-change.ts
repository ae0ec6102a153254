/** A change of playlist contents: the same programmes are added to some and removed from others. */
export interface EntryChange {
  readonly addTo: readonly number[];
  readonly removeFrom: readonly number[];
  readonly programmes: Int32Array | readonly number[];
  /** True: the playlists of `removeFrom` are deleted at the end. */
  readonly deletesPlaylists?: boolean;
}

/** A part of a change: some playlists and some programmes. */
export interface Portion {
  readonly kind: 'add' | 'remove';
  readonly playlists: readonly number[];
  readonly programmes: readonly number[];
  /** Where the next portion begins. */
  readonly next: number;
}

/** Maximum entries of a change: playlists times programmes. */
export function entriesOf({ addTo, removeFrom, programmes }: EntryChange): number {
  return (addTo.length + removeFrom.length) * programmes.length;
}

/**
 * The portion at a position, counted in entries playlist by playlist, additions first. It has at most `size`
 * entries: several whole playlists, or some programmes of one. Undefined at the end.
 */
export function portionAt(change: EntryChange, position: number, size: number): Portion | undefined {
  const { addTo, removeFrom, programmes } = change;
  const { length } = programmes;
  if (position >= entriesOf(change)) return undefined;
  const start = Math.floor(position / length);
  const first = position % length;
  const isAdd = start < addTo.length;
  const all = isAdd ? addTo : removeFrom;
  const offset = isAdd ? start : start - addTo.length;
  const whole = first === 0 ? Math.max(1, Math.floor(size / length)) : 1;
  const playlists = all.slice(offset, offset + whole);
  // As a list of numbers: pg sends a typed array as bytes.
  const chosen = [...programmes.slice(first, playlists.length > 1 ? length : first + size)];
  return {
    kind: isAdd ? 'add' : 'remove',
    playlists,
    programmes: chosen,
    next: position + playlists.length * chosen.length,
  };
}
