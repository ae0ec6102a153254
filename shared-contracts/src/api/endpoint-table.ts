import type { Endpoint } from './endpoint/endpoint.ts';
import { accountEndpoints } from './account/account-endpoints.ts';
import { ownDataEndpoints } from './account/own-data-endpoints.ts';
import { cardEndpoints } from './card/card-endpoints.ts';
import { dailyUpdateEndpoints } from './daily-update/daily-update-endpoints.ts';
import { exportEndpoints } from './export/export-endpoints.ts';
import { facetEndpoints } from './search/facet-endpoints.ts';
import { faqsEndpoints } from './faqs/faqs-endpoints.ts';
import { homeEndpoints } from './home/home-endpoints.ts';
import { playlistReadEndpoints } from './playlist/playlist-read-endpoints.ts';
import { playlistWriteEndpoints } from './playlist/playlist-write-endpoints.ts';
import { releaseEndpoints } from './releases/release-endpoints.ts';
import { savedSearchEndpoints } from './search/saved-search-endpoints.ts';
import { searchEndpoints } from './search/search-endpoints.ts';
import { vipEndpoints } from './vip/vip-endpoints.ts';

/** Every call of the API, by its name in the typed client and the server. */
export const endpoints = {
  ...accountEndpoints,
  ...ownDataEndpoints,
  ...cardEndpoints,
  ...searchEndpoints,
  ...facetEndpoints,
  ...savedSearchEndpoints,
  ...playlistReadEndpoints,
  ...playlistWriteEndpoints,
  ...homeEndpoints,
  ...vipEndpoints,
  ...faqsEndpoints,
  ...dailyUpdateEndpoints,
  ...exportEndpoints,
  ...releaseEndpoints,
} satisfies Readonly<Record<string, Endpoint>>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
