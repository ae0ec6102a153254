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
 * Returns what ends the letter, for example if the user has signed out in another window.
 */
export function showLetter(
  html: string,
  page: Pick<Location, 'pathname' | 'reload'> = window.location,
): (() => void) | undefined {
  const path = fetchedPath();
  if (path !== null && path !== page.pathname) {
    page.reload();
    return undefined;
  }
  document.documentElement.replaceWith(safeDocument(html));
  window.scrollTo(0, 0);
  // The shell draws into a document that is gone. Back, Forward and all other pages need it again.
  const end = () => page.reload();
  window.addEventListener('popstate', end);
  return end;
}
