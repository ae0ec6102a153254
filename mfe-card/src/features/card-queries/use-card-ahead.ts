import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import { cardQuery, playlistCountQuery } from '@airdex/programme-preview';
import { alsoQuery, audienceQuery, flowQuery, relatedQuery } from './card-queries.ts';

/** Loads a card before it is shown, unless it is already there. */
export function useCardAhead(): (id: number) => void {
  const queries = useQueryClient();
  const { api } = useHost();
  const language = useLanguage();
  return useCallback(
    (id) => {
      void queries.prefetchQuery(cardQuery(id, api, language));
      void queries.prefetchQuery(audienceQuery(id, api, language));
      void queries.prefetchQuery(alsoQuery(id, api, language));
      void queries.prefetchQuery(relatedQuery(id, api, language));
      void queries.prefetchQuery(flowQuery(id, api, language));
      void queries.prefetchQuery(playlistCountQuery(id, api));
    },
    [queries, api, language],
  );
}
