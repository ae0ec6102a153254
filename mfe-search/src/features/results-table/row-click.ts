import type { MouseEvent } from 'react';

const MIDDLE_BUTTON = 1;
const RIGHT_BUTTON = 2;

/** The link of the pressed row; null if the click has another purpose: on the link itself, or to tick. */
function linkPressed({ target }: MouseEvent): HTMLAnchorElement | null {
  if (!(target instanceof Element) || target.closest('a, button, td:has(input), thead') !== null) return null;
  return target.closest('tr')?.querySelector('a') ?? null;
}

const hasMarkedText = () => document.getSelection()?.isCollapsed === false;

/**
 * Opens the row's link in a new tab; the browser decides by button and keys whether it comes to the front.
 */
function open(event: MouseEvent): void {
  const link = linkPressed(event);
  if (link !== null) window.open(link.href, '_blank', 'noopener');
}

/**
 * Makes the link cover its whole row until the browser has determined the target of its context menu, so that the menu
 * is the link's ("Open in new tab", "Copy link address"). No longer than that, because text below a link cannot be
 * selected.
 */
function offerLink(row: HTMLTableRowElement): void {
  const { dataset } = row;
  const isOver = new AbortController();
  const end = () => {
    isOver.abort();
    delete dataset.pressed;
  };
  const options = { capture: true, signal: isOver.signal };
  dataset.pressed = '';
  // Some browsers determine the target again after all listeners have run.
  document.addEventListener('contextmenu', () => setTimeout(end), options);
  document.addEventListener('mousedown', end, options);
}

/**
 * Handlers for a table whose rows have one link each: a click or middle-click anywhere on a row opens the
 * link, and a right-click opens the link's context menu. The style of `data-pressed` stretches the link.
 */
export const rowClick = {
  onClick(event: MouseEvent) {
    // Selecting text by dragging ends in a click.
    if (!hasMarkedText()) open(event);
  },
  onAuxClick(event: MouseEvent) {
    if (event.button === MIDDLE_BUTTON) open(event);
  },
  onMouseDown(event: MouseEvent) {
    // Otherwise the browser starts autoscrolling.
    if (event.button === MIDDLE_BUTTON && linkPressed(event) !== null) event.preventDefault();
    const row = event.button === RIGHT_BUTTON ? linkPressed(event)?.closest('tr') : null;
    // Selected text has its own menu.
    if (row && !hasMarkedText()) offerLink(row);
  },
};
