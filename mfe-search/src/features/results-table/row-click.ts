import type { MouseEvent } from 'react';

const MIDDLE_BUTTON = 1;

/** The link of the row that was pressed; null where a press means something else: on the link itself, to tick. */
function linkPressed({ target }: MouseEvent): HTMLAnchorElement | null {
  if (!(target instanceof Element) || target.closest('a, button, td:has(input), thead') !== null) return null;
  return target.closest('tr')?.querySelector('a') ?? null;
}

const hasMarkedText = () => document.getSelection()?.isCollapsed === false;

/** Does on the link what was done on its row, with the same button and keys: the browser decides what comes of it. */
function passOn(event: MouseEvent): void {
  const link = linkPressed(event);
  if (link === null || hasMarkedText()) return;
  const { type, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const keys = { button, ctrlKey, metaKey, shiftKey, altKey };
  link.dispatchEvent(new window.MouseEvent(type, { bubbles: false, cancelable: true, ...keys }));
}

/** Handlers for a table whose rows each have one link: a click or middle-click on a row is one on its link. */
export const rowClick = {
  onClick: passOn,
  onAuxClick(event: MouseEvent) {
    if (event.button === MIDDLE_BUTTON) passOn(event);
  },
  onMouseDown(event: MouseEvent) {
    // Else the browser takes it for the wish to scroll.
    if (event.button === MIDDLE_BUTTON && linkPressed(event) !== null) event.preventDefault();
  },
};
