import { OPEN_DIALOGS } from './open-dialogs.ts';

/** How long a dialog may take to disappear and still return the focus, in milliseconds. */
const WAIT_MS = 1_000;

/**
 * Returns the focus to the element that opened a dialog, once the dialog is gone: the page behind an open dialog can't
 * have the focus. Does nothing if the user has moved the focus in the meantime.
 */
export function returnFocus(opener: Element | null): void {
  if (!(opener instanceof HTMLElement) || opener === document.body) return;
  const end = performance.now() + WAIT_MS;
  const step = () => {
    const active = document.activeElement;
    const isElsewhere = active !== null && active !== document.body && active.closest(OPEN_DIALOGS) === null;
    if (isElsewhere || !opener.isConnected) return;
    if (active === null || active === document.body) opener.focus({ preventScroll: true });
    if (document.activeElement !== opener && performance.now() < end) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
