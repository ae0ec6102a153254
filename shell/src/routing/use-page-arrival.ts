import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useServices } from '../app/services-context.ts';
import { useCurrent } from '../current/use-current.ts';
import { focusHeading } from './focus-heading.ts';
import { titleKeyOf } from './page-title.ts';

/**
 * What happens when a page is reached: the document has its title, and after a navigation results are hidden, the page
 * starts at its top and its heading has the focus. The first page of a tab leaves the focus where the browser put it.
 * While the page is covered nothing in it can have the focus.
 */
export function usePageArrival(main: RefObject<HTMLElement | null>, isCovered = false): void {
  const { t } = useTranslation();
  const { resultsDisplay } = useServices();
  const { key, pathname } = useLocation();
  const areResultsShown = useCurrent(resultsDisplay.shownBy) !== null;
  const title = t(`title.${areResultsShown ? 'results' : titleKeyOf(pathname)}`);

  useEffect(() => {
    document.title = t('document.titled', { title });
  }, [t, title]);

  const arrivedAt = useRef(key);
  const awaitsFocus = useRef(false);
  useEffect(() => {
    if (arrivedAt.current === key) return;
    arrivedAt.current = key;
    awaitsFocus.current = true;
    resultsDisplay.hide();
    main.current?.scrollTo({ top: 0 });
  }, [key, main, resultsDisplay]);

  // Once the results are gone, for their heading is not the page's.
  useEffect(() => {
    if (!awaitsFocus.current || areResultsShown || isCovered || main.current === null) return undefined;
    awaitsFocus.current = false;
    return focusHeading(main.current);
  }, [key, main, areResultsShown, isCovered]);
}
