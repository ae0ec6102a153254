import { useMemo } from 'react';
import { browseAddresses, type OrderBy, type SearchFilter } from '@airdex/shared-contracts/search-filter';
import { routePath } from '@airdex/shared-contracts/routes';
import type { CardLink } from './card-links.tsx';

/** Addresses of cards from which the results of a search can be browsed. */
export function useBrowseLinks(filter: SearchFilter, orderBy: readonly OrderBy[]): CardLink {
  return useMemo(() => {
    const address = browseAddresses({ filter, orderBy, view: 'thumbs' });
    return (idProgram, place) =>
      place === undefined ? routePath('card', { id: idProgram }) : address(idProgram, place);
  }, [filter, orderBy]);
}
