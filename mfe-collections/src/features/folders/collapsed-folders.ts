import type { OwnStorage } from '@airdex/mfe-kit/storage';

/** Key of a user's collapsed folders on one page. */
type CollapsedKey = `collapsed-folders:${string}`;

/** @param page name of the kind of collection */
export const collapsedKey = (page: string, idUser: number | null): CollapsedKey =>
  `collapsed-folders:${page}:${String(idUser)}`;

/**
 * Ids of the folders that are stored as collapsed. Unreadable ones are ignored.
 * @param open returns the storage, which may also throw
 */
export function storedCollapsed(
  open: () => Pick<OwnStorage, 'getItem'>,
  key: CollapsedKey,
): ReadonlySet<number> {
  try {
    const stored: unknown = JSON.parse(open().getItem(key) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)) : []);
  } catch {
    return new Set();
  }
}

/** Stores the ids of collapsed folders. If storage is full or forbidden, they are not remembered. */
export function storeCollapsed(
  open: () => Pick<OwnStorage, 'setItem' | 'removeItem'>,
  key: CollapsedKey,
  ids: ReadonlySet<number>,
): void {
  try {
    if (ids.size === 0) open().removeItem(key);
    else open().setItem(key, JSON.stringify([...ids]));
  } catch {
    // They apply until the page is closed.
  }
}
