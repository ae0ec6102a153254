import { isGone } from './is-gone.ts';

/** The failure of a write about entries that another window deleted. */
export class DeletedElsewhere extends Error {
  readonly names: readonly string[];

  constructor(names: readonly string[]) {
    super(`deleted in another window: ${names.join(', ')}`);
    this.names = names;
  }
}

interface Chosen<Item> {
  readonly items: readonly Item[];
  readonly nameOf: (item: Item) => string;
  /** Loads the entries that still exist. */
  readonly reload: () => Promise<readonly Item[]>;
}

/**
 * Makes a call about chosen entries. If the server does not find one, loads the entries again to learn which.
 * @throws DeletedElsewhere with their names
 */
export async function findDeleted<Item extends { readonly id: number }, Result>(
  { items, nameOf, reload }: Chosen<Item>,
  call: () => Promise<Result>,
): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!isGone(error)) throw error;
    const left = new Set((await reload()).map(({ id }) => id));
    const deleted = items.filter(({ id }) => !left.has(id));
    if (deleted.length === 0) throw error;
    throw new DeletedElsewhere(deleted.map(nameOf));
  }
}
