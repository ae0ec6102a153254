/** The ids with one of them moved by one place; unchanged at the end of the list. */
export function movedBy(ids: readonly number[], id: number, by: -1 | 1): readonly number[] {
  const from = ids.indexOf(id);
  const other = ids[from + by];
  if (from === -1 || other === undefined) return ids;
  return ids.map((at) => (at === id ? other : at === other ? id : at));
}
