/**
 * Moves a lost focus to the first button of a list's row, or of the last row if there are fewer, or to the list's
 * surroundings if no row is left.
 * @param list contains the rows; can have the focus itself
 */
export function focusRow(list: HTMLElement | null, place: number): void {
  if (list === null || document.activeElement !== document.body) return;
  const rows = list.querySelectorAll('li');
  const row = rows[Math.min(place, rows.length - 1)];
  (row?.querySelector('button') ?? list).focus({ preventScroll: true });
}
