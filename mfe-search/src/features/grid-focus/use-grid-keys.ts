import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { measureRows, rowsInSight, scrollTopShowing } from '../results-scroller/row-geometry.ts';
import type { SelectionStore } from '../selection/selection-store.ts';
import { HEAD_ROW, moveFocus, type GridPlace } from './focus-movement.ts';
import type { GridFocus } from './grid-focus.ts';
import type { ProgrammeGrid } from './programme-grid.ts';
import { programmesBetween } from '../selection/programmes-between.ts';

/** What the keys of a grid of programmes operate on. */
export interface GridKeyTargets {
  readonly focus: GridFocus;
  readonly grid: ProgrammeGrid;
  readonly programs: readonly ProgrammeLine[];
  readonly selection: SelectionStore;
  /** The scrolling element; null until it exists. */
  readonly scroller: HTMLElement | null;
  /** Called when a key reached the last of the loaded programmes. */
  readonly onEnd: () => void;
  /** Called when a key ticked or unticked something. */
  readonly onTick: () => void;
}

/** Controls in a cell that handle Space and Enter themselves. */
const OWN_KEYS: Readonly<Record<string, string>> = { ' ': 'input, button', Enter: 'a, button' };

/** React also passes events here from elements rendered elsewhere in the page, such as a cell's popup. */
const isInside = ({ currentTarget, target }: KeyboardEvent | FocusEvent) =>
  target instanceof Node && currentTarget.contains(target);

/** A row that has the focus stays in the page during fast scrolling. */
function isOutOfSight(element: Element, scroller: Element | null): boolean {
  if (scroller === null) return false;
  const [{ top, bottom }, window] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()];
  return bottom < window.top || top > window.bottom;
}

/**
 * The keyboard control of a grid of programmes: arrows, Home, End and the page keys move, Space ticks, Enter
 * opens the card, Shift with up and down ticks a range, Ctrl+A ticks everything, Ctrl+Z undoes a change of
 * many ticks.
 */
export function useGridKeys(targets: GridKeyTargets) {
  const { focus, grid, programs, selection, scroller, onEnd, onTick } = targets;
  const rangeStart = useRef<number | null>(null);

  function reveal({ row }: GridPlace): void {
    const geometry = scroller === null ? null : measureRows(scroller);
    if (scroller === null || geometry === null || row === HEAD_ROW) return;
    scroller.scrollTo({ top: scrollTopShowing(geometry, row, scroller.scrollTop) });
  }

  function revealActive(): void {
    const active = focus.active();
    const place = active === null ? null : grid.placeOf(active);
    if (place !== null) reveal(place);
  }

  function moveTo(place: GridPlace): void {
    const cell = grid.cellAt(place);
    if (cell === null) return;
    reveal(place);
    focus.moveTo(cell);
    focus.leaveRow();
    if (grid.programmeAt(place) === programs.length - 1) onEnd();
  }

  function tickTo(place: GridPlace): void {
    const active = focus.active()?.row;
    const target = programs[grid.programmeAt(place)]?.idProgram;
    if (typeof active !== 'number' || target === undefined) return;
    rangeStart.current ??= active;
    const range = programmesBetween(programs, rangeStart.current, target);
    if (range.length === 0) return;
    selection.tickRange(rangeStart.current, range);
    onTick();
  }

  function move(event: KeyboardEvent, isCtrl: boolean): void {
    const active = focus.active();
    const from = active === null ? null : grid.placeOf(active);
    // On a Mac, Command with an arrow goes back or forward.
    const isHistoryKey = event.metaKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight');
    if (from === null || event.altKey || isHistoryKey) return;
    const geometry = scroller === null ? null : measureRows(scroller);
    const shape = { ...grid.shape, rowsInSight: geometry === null ? 1 : rowsInSight(geometry) };
    const to = moveFocus(shape, from, { key: event.key, isCtrl });
    if (to === null) return;
    event.preventDefault();
    if (event.shiftKey && to.row !== HEAD_ROW) tickTo(to);
    else rangeStart.current = null;
    moveTo(to);
  }

  function act(event: KeyboardEvent): boolean {
    const active = focus.active()?.row;
    const ownKeys = OWN_KEYS[event.key];
    const isOwn = ownKeys !== undefined && (event.target as Element).closest(ownKeys) !== null;
    if (typeof active !== 'number' || isOwn) return false;
    const isAct = event.key === ' ' || event.key === 'Enter';
    if (isAct && (event.target === focus.root() || isOutOfSight(event.target as Element, scroller))) {
      // Scrolled out of view: do not change what the user cannot see.
      revealActive();
      return true;
    }
    if (event.key === ' ') {
      rangeStart.current = null;
      selection.toggle(active);
      onTick();
      return true;
    }
    if (event.key !== 'Enter') return false;
    focus
      .root()
      ?.querySelector<HTMLAnchorElement>(`[data-programme="${String(active)}"] a`)
      ?.click();
    return true;
  }

  function command(event: KeyboardEvent): boolean {
    switch (event.key.toLowerCase()) {
      case 'a':
        selection.selectAll();
        break;
      case 'z':
        selection.undo();
        break;
      default:
        return false;
    }
    onTick();
    return true;
  }

  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.nativeEvent.isComposing || !isInside(event)) return;
      const isCtrl = event.ctrlKey || event.metaKey;
      if ((isCtrl && !event.shiftKey && command(event)) || (!isCtrl && act(event))) event.preventDefault();
      else move(event, isCtrl);
    },
    onPointerDown() {
      rangeStart.current = null;
    },
    onFocus(event: FocusEvent) {
      if (!isInside(event)) return;
      if (event.target === focus.root()) {
        // Reached by Tab while the active row is scrolled out of view: scroll back to it.
        if (!focus.isRescuing() && !event.currentTarget.contains(event.relatedTarget)) revealActive();
        return;
      }
      const cell = event.target.closest<HTMLElement>('td, th, [role="gridcell"]');
      const row = cell?.closest<HTMLElement>('[data-programme], [data-head]');
      if (!cell || !row) return;
      const programme = row.dataset['programme'];
      const column = cell instanceof HTMLTableCellElement ? cell.cellIndex : 0;
      focus.moveTo({ row: programme === undefined ? 'head' : Number(programme), column });
    },
  };
}
