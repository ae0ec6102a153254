import { measureRows, topRow, type RowGeometry } from '../results-scroller/row-geometry.ts';
import type { Placeholder } from './fast-scroll.ts';

/** Class names of the elements that placeholder rows consist of during fast scrolling. */
export interface PlaceholderLook {
  readonly row: string | undefined;
  /** One for each cell with a text. */
  readonly cells: readonly (string | undefined)[];
}

/**
 * Positions of the table's columns in the window, from its header. In pixels, `start` from the window's left
 * edge, and negative if the table is scrolled sideways.
 */
function headColumns(scroller: HTMLElement): { readonly start: number; readonly widths: readonly number[] } {
  const heads = [...scroller.querySelectorAll('thead th')].map((head) => head.getBoundingClientRect());
  const start = (heads[0]?.left ?? 0) - scroller.getBoundingClientRect().left;
  return { start: heads.length === 0 ? 0 : start, widths: heads.map(({ width }) => width) };
}

interface PlaceholderRow {
  readonly element: HTMLElement;
  readonly cells: readonly HTMLElement[];
}

function createRow(look: PlaceholderLook, height: number): PlaceholderRow {
  const element = document.createElement('div');
  element.className = look.row ?? '';
  element.dataset['reduced'] = '';
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
 * Placeholder rows over the window of a list during fast scrolling: as many elements as fit, which only ever
 * change their texts. Mounting and unmounting the list's own rows takes longer than a frame when every frame
 * shows other rows.
 * @param box over the list, without height of its own; its content belongs to the placeholder
 * @param textsAt texts of a row's cells by index; none for a cell that the row does not have
 */
export function createScrollPlaceholder(
  box: HTMLElement,
  scroller: HTMLElement,
  look: PlaceholderLook,
  textsAt: (row: number) => readonly string[],
): Placeholder {
  const sheet = document.createElement('div');
  let geometry: RowGeometry | null = null;
  let rows: readonly PlaceholderRow[] = [];
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
