import { safeDocument } from '@airdex/shared-ui/safe-html';

/**
 * Path from which the browser fetched this document. It differs from the current one after a navigation in the page.
 */
function fetchedPath(): string | null {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined ? null : new URL(entry.name).pathname;
}

/**
 * Replaces the document by a letter without any active content. Only the document of a letter's own address has a
 * policy that allows the letter's styles, so a page that was fetched from another address is fetched again first.
 */
export function showLetter(
  html: string,
  page: Pick<Location, 'pathname' | 'reload'> = window.location,
): void {
  const path = fetchedPath();
  if (path !== null && path !== page.pathname) {
    page.reload();
    return;
  }
  document.documentElement.replaceWith(safeDocument(html));
  window.scrollTo(0, 0);
  // Back and Forward within the application need the shell again, which is gone.
  window.addEventListener('popstate', () => page.reload());
}
