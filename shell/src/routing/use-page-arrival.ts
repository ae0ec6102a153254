import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isSearchPath } from '@airdex/shared-contracts/search-filter';
import { useServices } from '../services/services-context.ts';
import { useCurrent } from '../lib/current/use-current.ts';
import { focusHeading } from './focus-heading.ts';
import { usePageTitle } from './use-page-title.ts';

/** Whether what had the focus is gone. */
const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * What happens when a page is reached: the document has its title, and after a navigation results are hidden, the page
 * starts at its top and its heading has the focus. A search leaves the focus where it was asked for, if that is still
 * there. The first page of a tab leaves the focus where the browser put it. While the page is covered nothing in it can
 * have the focus.
 */
export function usePageArrival(main: RefObject<HTMLElement | null>, isCovered = false): void {
  const { t } = useTranslation();
  const { host, resultsDisplay } = useServices();
  const { key, pathname } = useLocation();
  const areResultsShown = useCurrent(resultsDisplay.shownBy) !== null;
  const isSearch = isSearchPath(pathname);
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  const title = usePageTitle();

  useEffect(() => {
    document.title = t('document.titled', { title });
  }, [t, title]);

  // After signing in the first page is reached by a navigation, too.
  const arrivedAt = useRef({ key: isBackOrForward ? key : '', isSearch });
  const awaitsFocus = useRef(false);
  useEffect(() => {
    const before = arrivedAt.current;
    if (before.key === key) return;
    arrivedAt.current = { key, isSearch };
    if (isSearch) {
      awaitsFocus.current = isFocusLost();
      // A search that was asked for leaves the panel as it is; one that the user comes back to is another page.
      if (isBackOrForward && !before.isSearch) host.bus.raise('closeAdvancedSearch');
      return;
    }
    awaitsFocus.current = true;
    resultsDisplay.hide();
    main.current?.scrollTo({ top: 0 });
  }, [key, isSearch, isBackOrForward, main, host, resultsDisplay]);

  // Once the results are there, or gone: the heading of the one is not the other's.
  useEffect(() => {
    if (!awaitsFocus.current || areResultsShown !== isSearch || isCovered || main.current === null)
      return undefined;
    awaitsFocus.current = false;
    return focusHeading(main.current);
  }, [key, main, areResultsShown, isSearch, isCovered]);
}
