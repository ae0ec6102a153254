import type { EndpointName } from '@airdex/shared-contracts/api';
import type { HandlersOf } from './call.ts';

/**
 * Calls without an implementation yet: they answer 501. Whatever is not in this list must have a handler, or the
 * server does not type-check; the list shrinks to nothing.
 */
export const NOT_YET_IMPLEMENTED = [
  'changePassword',
  'recoverPassword',
  'canRecoverPassword',
  'useRecoverPassword',
  'freeTrial',
  'getAccesses',
  'getAccessReport',
  'getDailyUpdateConfig',
  'setDailyUpdateConfig',
  'disableDailyUpdate',
  'getAudienceResults',
  'getAlso',
  'getRelated',
  'getInternationalFlow',
  'registerTagVideoPlay',
  'registerTagVideoDownload',
  'getCardPdf',
  'informationRequest',
  'getAdvancedSearchProgramsExport',
  'getSortableSearches',
  'createSearch',
  'saveSearchFilter',
  'saveSearch',
  'saveSortableSearch',
  'setSortableSearches',
  'duplicateSearch',
  'deleteSearch',
  'setSearchShowInHomepage',
  'setSearchFavorites',
  'setSearchDailyUpdate',
  'addSearchFolder',
  'saveSearchFolder',
  'deleteSearchFolder',
  'getSharedPlaylistUsers',
  'getSortablePlaylists',
  'addPlaylist',
  'savePlaylist',
  'duplicatePlaylist',
  'deletePlaylist',
  'addProgramsToPlaylist',
  'removeProgramsToPlaylist',
  'linkMultipleSharedPlaylist',
  'unlinkMultipleSharedPlaylist',
  'unlinkSharedPlaylist',
  'addPlaylistFolder',
  'savePlaylistFolder',
  'deletePlaylistFolder',
  'setSortablePlaylists',
  'getAttachment',
  'getDailyUpdateLetter',
] as const satisfies readonly EndpointName[];

export type ImplementedEndpointName = Exclude<EndpointName, (typeof NOT_YET_IMPLEMENTED)[number]>;

/** A handler for every call that is implemented. */
export type Handlers = HandlersOf<ImplementedEndpointName>;
