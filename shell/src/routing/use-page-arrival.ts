import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isSearchPath } from '@airdex/shared-contracts/search-filter';
import type { PageLocation } from '../services/location/page-location.ts';
import { useServices } from '../services/services-context.ts';
import { useCurrent } from '../lib/current/use-current.ts';
import { changesOnlyQuery } from './changes-only-query.ts';
import { focusHeading } from './focus-heading.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { usePageScroll } from './use-page-scroll.ts';
import { usePageTitle } from './use-page-title.ts';

/** Page locations of tabs that have shown a page. */
const arrived = new WeakSet<PageLocation>();

/** Whether the focused element is gone. */
const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Runs when a page is shown: sets the document's title and, after a navigation, hides results, scrolls to the top or, after
 * Back and Forward, to where the user left the page, and moves the focus to the heading. A search, or a change of a page's
 * query, leaves the focus on the element that started it, if that still exists. On the first page of a tab, the focus
 * stays where the browser put it. While the page is covered, nothing in it can have the focus.
 */
export function usePageArrival(main: RefObject<HTMLElement | null>, isCovered = false): void {
  const { host, pageLocation, resultsDisplay } = useServices();
  const { key, pathname, search } = useLocation();
  const areResultsShown = useCurrent(resultsDisplay.shownBy) !== null;
  const isSearch = isSearchPath(pathname);
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  useDocumentTitle(usePageTitle());
  usePageScroll(main, { pathname, search }, isSearch || areResultsShown ? null : key);

  // After signing in, a navigation leads to the first page as well, and Back may lead to a page in another frame.
  const isFirst = isBackOrForward && !arrived.has(pageLocation);
  const arrivedAt = useRef({ key: isFirst ? key : '', isSearch: false, pathname, search });
  const awaitsFocus = useRef(false);
  useEffect(() => {
    arrived.add(pageLocation);
    const before = arrivedAt.current;
    if (before.key === key) return;
    arrivedAt.current = { key, isSearch, pathname, search };
    if (isSearch) {
      awaitsFocus.current = isFocusLost();
      // A new search leaves the panel as it is; returning to an earlier search is a new page.
      if (isBackOrForward && !before.isSearch) host.bus.raise('closeAdvancedSearch');
      return;
    }
    const isArrival = before.key === '' || !changesOnlyQuery(before, { pathname, search });
    awaitsFocus.current = isArrival || isFocusLost();
    resultsDisplay.hide(key);
  }, [key, pathname, search, isSearch, isBackOrForward, host, pageLocation, resultsDisplay]);

  // Back before a search was rendered: the router is still on this entry and does not navigate.
  useEffect(() => {
    const comeBack = () => {
      if (pageLocation.navigationKey() !== key) return;
      pageLocation.refresh();
      if (!isSearch) resultsDisplay.hide(key);
    };
    window.addEventListener('popstate', comeBack);
    return () => {
      window.removeEventListener('popstate', comeBack);
    };
  }, [key, isSearch, pageLocation, resultsDisplay]);

  // After results appear or disappear, because they and the page have different headings.
  useEffect(() => {
    if (!awaitsFocus.current || areResultsShown !== isSearch || isCovered || main.current === null)
      return undefined;
    awaitsFocus.current = false;
    return focusHeading(main.current);
  }, [key, main, areResultsShown, isSearch, isCovered]);
}
