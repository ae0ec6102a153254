import { measureRows, topRow, type RowGeometry } from '../results-scroller/row-geometry.ts';
import type { Placeholder } from './fast-scroll.ts';

/** How the rows that fly by are drawn: class names of the elements that they are made of. */
export interface PlaceholderLook {
  readonly row: string | undefined;
  /** One for each cell that has a text. */
  readonly cells: readonly (string | undefined)[];
}

/**
 * Columns of a table's rows as they lie in the window: the head's. In pixels, `start` from the window's left edge, and
 * below 0 where the table is scrolled sideways.
 */
function headColumns(scroller: HTMLElement): { readonly start: number; readonly widths: readonly number[] } {
  const heads = [...scroller.querySelectorAll('thead th')].map((head) => head.getBoundingClientRect());
  const start = (heads[0]?.left ?? 0) - scroller.getBoundingClientRect().left;
  return { start: heads.length === 0 ? 0 : start, widths: heads.map(({ width }) => width) };
}

interface PassingRow {
  readonly element: HTMLElement;
  readonly cells: readonly HTMLElement[];
}

function createRow(look: PlaceholderLook, height: number): PassingRow {
  const element = document.createElement('div');
  element.className = look.row ?? '';
  element.dataset['passing'] = '';
  element.style.height = `${String(height)}px`;
  const cells = look.cells.map((className) => {
    const cell = document.createElement('div');
    cell.className = className ?? '';
    cell.append('');
    return cell;
  });
  element.append(...cells);
  return { element, cells };
}

function fill(cell: HTMLElement, text: string | undefined): void {
  const { firstChild } = cell;
  const value = text ?? '';
  if (firstChild instanceof Text && firstChild.data !== value) firstChild.data = value;
  const visibility = text === undefined ? 'hidden' : '';
  if (cell.style.visibility !== visibility) cell.style.visibility = visibility;
}

/**
 * Rows that fly by, over the window of a list: as many elements as fit into it, which only ever change their texts. What
 * a list does for each row that comes and goes, elements and what is to be tidied up after them, takes longer than a
 * frame lasts when every frame has other rows.
 * @param box over the list, and of no height itself; what is in it belongs to the strip
 * @param textsAt texts of a row's cells by its index; none of a cell that the row does not have
 */
export function createScrollPlaceholder(
  box: HTMLElement,
  scroller: HTMLElement,
  look: PlaceholderLook,
  textsAt: (row: number) => readonly string[],
): Placeholder {
  const sheet = document.createElement('div');
  let geometry: RowGeometry | null = null;
  let rows: readonly PassingRow[] = [];
  return {
    show() {
      geometry = measureRows(scroller);
      if (geometry === null) return false;
      const { rowHeight, viewHeight, headHeight } = geometry;
      const height = viewHeight - headHeight;
      rows = Array.from({ length: Math.ceil(height / rowHeight) + 1 }, () => createRow(look, rowHeight));
      sheet.replaceChildren(...rows.map(({ element }) => element));
      const { start, widths } = headColumns(scroller);
      sheet.style.marginInlineStart = `${String(start)}px`;
      sheet.style.setProperty('--head-columns', widths.map((width) => `${String(width)}px`).join(' '));
      Object.assign(box.style, {
        insetBlockStart: `${String(headHeight)}px`,
        width: `${String(scroller.clientWidth)}px`,
        height: `${String(height)}px`,
      });
      box.replaceChildren(sheet);
      return true;
    },
    draw() {
      if (geometry === null) return;
      const { row, offset } = topRow(geometry, scroller.scrollTop);
      sheet.style.transform = `translateY(${String(-offset)}px)`;
      for (const [line, { cells }] of rows.entries()) {
        const texts = textsAt(row + line);
        for (const [index, cell] of cells.entries()) fill(cell, texts[index]);
      }
    },
    hide() {
      geometry = null;
      rows = [];
      sheet.replaceChildren();
      box.replaceChildren();
      box.style.height = '0';
    },
  };
}
