import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import { isQuickSearchTerm } from '@airdex/shared-contracts/search-filter';
import { relatedQuery } from '../card-queries/card-queries.ts';

const PAUSE_MS = 300;
const FOUND_MAX = 20;

/**
 * Programmes by title, once the user pauses; before a term, those related to a programme.
 * @param related null: none are offered before a term
 */
export function useProgrammeSearch(text: string, related: number | null) {
  const { api } = useHost();
  const language = useLanguage();
  const [term, setTerm] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setTerm(text.trim());
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  const isSearch = isQuickSearchTerm(term, language);
  const found = useQuery({
    queryKey: ['compare-search', term, language],
    queryFn: async ({ signal }) => {
      const body = { term, page: 1, resultsPerPage: FOUND_MAX, ignoreCount: true, refreshLastCall: false };
      return (await api.getAdvancedSearchPrograms({ body, signal })).programs;
    },
    enabled: isSearch,
  });
  const offered = useQuery({ ...relatedQuery(related ?? 0, api, language), enabled: related !== null });
  return {
    kind: isSearch ? ('found' as const) : related === null ? ('none' as const) : ('related' as const),
    list: isSearch ? found : offered,
  };
}
