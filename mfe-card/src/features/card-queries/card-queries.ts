import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';

/** The audience results of a programme, or null without any. */
export const audienceQuery = (id: number, api: ApiClient, language: Language) =>
  queryOptions({
    queryKey: ['card-audience', id, language],
    queryFn: ({ signal }) => api.getAudienceResults({ params: { id }, signal }),
  });

/** Other launches of a programme, newest first. */
export const alsoQuery = (id: number, api: ApiClient, language: Language) =>
  queryOptions({
    queryKey: ['card-also', id, language],
    queryFn: ({ signal }) => api.getAlso({ params: { id }, signal }),
  });

/** Programmes similar to this one, most similar first. */
export const relatedQuery = (id: number, api: ApiClient, language: Language) =>
  queryOptions({
    queryKey: ['card-related', id, language],
    queryFn: ({ signal }) => api.getRelated({ params: { id }, signal }),
  });

/** The launches of a programme's format, first launch first. */
export const flowQuery = (id: number, api: ApiClient, language: Language) =>
  queryOptions({
    queryKey: ['card-flow', id, language],
    queryFn: ({ signal }) => api.getInternationalFlow({ params: { id }, signal }),
  });
