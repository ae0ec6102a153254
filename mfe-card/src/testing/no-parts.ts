import type { ApiClient } from '@airdex/shared-contracts/api';

/** Responses about a programme of which only the card itself is known. */
export const NO_PARTS = {
  getAudienceResults: () => Promise.resolve(null),
  getAlso: () => Promise.resolve([]),
  getRelated: () => Promise.resolve([]),
  getInternationalFlow: () => Promise.resolve({ formatTitle: null, launches: [] }),
  getPlaylistsCountByProgram: () => Promise.resolve(0),
} satisfies Partial<ApiClient>;
