import type { MouseEvent } from 'react';

const MIDDLE_BUTTON = 1;

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

/** Handlers for a table whose rows each have one link: a click or middle-click anywhere on a row opens it. */
export const rowClick = {
  onClick: open,
  onAuxClick(event: MouseEvent) {
    if (event.button === MIDDLE_BUTTON) open(event);
  },
  onMouseDown(event: MouseEvent) {
    // Else the browser takes it for the wish to scroll.
    if (event.button === MIDDLE_BUTTON && linkPressed(event) !== null) event.preventDefault();
  },
};
