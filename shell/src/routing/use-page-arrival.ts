import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useServices } from '../app/services-context.ts';
import { useCurrent } from '../current/use-current.ts';
import { focusHeading } from './focus-heading.ts';
import { routeNameOf } from './route-name.ts';

/**
 * What happens when a page is reached: the document has its title, and after a navigation results are hidden, the page
 * starts at its top and its heading has the focus. The first page of a tab leaves the focus where the browser put it.
 */
export function usePageArrival(main: RefObject<HTMLElement | null>): void {
  const { t } = useTranslation();
  const { resultsDisplay } = useServices();
  const { key, pathname } = useLocation();
  const areResultsShown = useCurrent(resultsDisplay.shownBy) !== null;
  const title = t(areResultsShown ? 'title.results' : `title.${routeNameOf(pathname) ?? 'notFound'}`);

  useEffect(() => {
    document.title = t('document.titled', { title });
  }, [t, title]);

  const arrivedAt = useRef(key);
  useEffect(() => {
    if (arrivedAt.current === key || main.current === null) return undefined;
    arrivedAt.current = key;
    resultsDisplay.hide();
    main.current.scrollTo({ top: 0 });
    return focusHeading(main.current);
  }, [key, main, resultsDisplay]);
}
