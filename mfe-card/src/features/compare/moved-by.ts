/** The ids with two of them in each other's place. */
export const swapped = (ids: readonly number[], one: number, other: number): readonly number[] =>
  ids.map((id) => (id === one ? other : id === other ? one : id));

/** The ids with one of them moved by one place; unchanged at the end of the list. */
export function movedBy(ids: readonly number[], id: number, by: -1 | 1): readonly number[] {
  const from = ids.indexOf(id);
  const other = ids[from + by];
  return from === -1 || other === undefined ? ids : swapped(ids, id, other);
}
