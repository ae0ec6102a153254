/** How long a dialog may take to go and still give the focus back, in milliseconds. */
const WAIT_MS = 1_000;
const DIALOGS = '[role="dialog"], [role="alertdialog"]';

/**
 * Brings the focus back to what opened a dialog, once the dialog is gone: before, the page behind it can't have the
 * focus. Whoever moves it elsewhere meanwhile keeps it.
 */
export function returnFocus(opener: Element | null): void {
  if (!(opener instanceof HTMLElement) || opener === document.body) return;
  const end = performance.now() + WAIT_MS;
  const step = () => {
    const active = document.activeElement;
    const isElsewhere = active !== null && active !== document.body && active.closest(DIALOGS) === null;
    if (isElsewhere || !opener.isConnected) return;
    if (active === null || active === document.body) opener.focus({ preventScroll: true });
    if (document.activeElement !== opener && performance.now() < end) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
