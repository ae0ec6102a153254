import type { MouseEvent } from 'react';

const MIDDLE_BUTTON = 1;
const RIGHT_BUTTON = 2;

/** The link of the row that was pressed; null where a press means something else: on the link itself, to tick. */
function linkPressed({ target }: MouseEvent): HTMLAnchorElement | null {
  if (!(target instanceof Element) || target.closest('a, button, td:has(input), thead') !== null) return null;
  return target.closest('tr')?.querySelector('a') ?? null;
}

const hasMarkedText = () => document.getSelection()?.isCollapsed === false;

/** Opens the link of the row in a tab of its own; the browser decides by button and keys whether it comes to the front. */
function open(event: MouseEvent): void {
  const link = linkPressed(event);
  if (link !== null && !hasMarkedText()) window.open(link.href, '_blank', 'noopener');
}

/**
 * Lays the link over its whole row until the browser has seen what its context menu is about, so that it is the link's
 * ("Open in new tab", "Copy link address"). No longer: under a link the texts of a row could not be marked.
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
  // Some browsers look once more when all have heard of it.
  document.addEventListener('contextmenu', () => setTimeout(end), options);
  document.addEventListener('mousedown', end, options);
}

/**
 * Handlers for a table whose rows each have one link: a click or middle-click anywhere on a row opens it, and a click with
 * the right button is one on it. The style of `data-pressed` stretches it.
 */
export const rowClick = {
  onClick: open,
  onAuxClick(event: MouseEvent) {
    if (event.button === MIDDLE_BUTTON) open(event);
  },
  onMouseDown(event: MouseEvent) {
    // Else the browser takes it for the wish to scroll.
    if (event.button === MIDDLE_BUTTON && linkPressed(event) !== null) event.preventDefault();
    const row = event.button === RIGHT_BUTTON ? linkPressed(event)?.closest('tr') : null;
    // What is marked has a menu of its own.
    if (row && !hasMarkedText()) offerLink(row);
  },
};
