import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useServices } from '../services/services-context.ts';
import { useCurrent } from '../lib/current/use-current.ts';
import type { ShownSearch } from '../services/results/shown-search.ts';
import { titleKeyOf } from './page-title.ts';

/** Name of a search: that of the entry that starts it, of the saved search or the playlist, or its term. */
function useSearchName(search: ShownSearch | null): string {
  const { t } = useTranslation();
  const { searchNames } = useServices();
  if (search === null) return '';
  switch (search.from) {
    case 'NotaSelection':
    case 'AudienceBooster':
    case 'Latest':
    case 'Upcoming':
      return t(`navigation.${search.from}`);
    default:
      return searchNames.nameOf(search) || search.term;
  }
}

/** The title of the page, in its language; that of results names their search. */
export function usePageTitle(): string {
  const { t } = useTranslation();
  const { resultsDisplay, remotePages, language } = useServices();
  const shownLanguage = useCurrent(language);
  const { pathname } = useLocation();
  const shownBy = useCurrent(resultsDisplay.shownBy);
  const name = useSearchName(shownBy);
  if (shownBy === null)
    return remotePages.at(pathname)?.page.title[shownLanguage] ?? t(`title.${titleKeyOf(pathname)}`);
  return name === '' ? t('title.search') : t('document.search', { name });
}
