/** The chip to which a key moves from the one at `current`; undefined for keys that do not move. */
export function chipAfterKey(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return Math.min(current + 1, count - 1);
    case 'ArrowLeft':
      return Math.max(current - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** The neighbour that gets the focus after the chip at `removed` is gone: the next one, or the last. */
export const chipAfterRemoval = (removed: number, countLeft: number): number =>
  Math.min(removed, countLeft - 1);
