import type { EndpointName, Endpoints } from '../api/endpoint-table.ts';

/**
 * What each call of the API does, for its documentation. Apart from the calls themselves, because clients load those, and
 * never show these.
 */
export const API_SUMMARIES: Readonly<Record<EndpointName, string>> = {
  authenticate: 'Signs in. forceLogin closes the other session of the same credentials.',
  logOut: 'Ends the session of the token.',
  changePassword:
    "Changes the caller's password and ends the other sessions of the user. A wrong old password gets 400, in the same shape.",
  recoverPassword: 'Mails a one-time link to reset the password. False when the address is not known.',
  canRecoverPassword: 'Whether a one-time link may still be used.',
  useRecoverPassword:
    'Sets a new password by a one-time link and uses the link up. False when it can no longer be used.',
  freeTrial: 'Sends a request for a free trial to the provider.',
  getAccesses: "What the caller's company has subscribed to.",
  getAccessReport: 'An access as a spreadsheet.',
  getDailyUpdateConfig: "The caller's settings of the daily letter.",
  setDailyUpdateConfig:
    "Changes the settings of the daily letter. An address that is not the account's gets a mail with a link to confirm it.",
  disableDailyUpdate:
    'Unsubscribes by the link of a letter. Both parts are opaque; false when the link is not valid.',
  getSessions: "The caller's live sessions, the newest first. There is one at a time.",
  getMyData:
    'What is stored about the caller, as JSON, except for what was just deleted and the record of what operators changed.',
  getCard: 'A programme. forExport: it is read for the export layout, which shows no edit link.',
  getAudienceResults: 'Audience results of a programme.',
  getAlso: 'Other launches of the same title.',
  getRelated: 'Programmes like this one.',
  getInternationalFlow: "Where the programme's format travelled.",
  registerTagVideoPlay: 'Counts that the video was played. A programme without a video is not counted.',
  registerTagVideoDownload:
    'Counts that the video was downloaded. A programme without a video is not counted.',
  getCardPdf: 'The selected programmes as one PDF: at most 50 cards, or 2 to 4 programmes side by side.',
  informationRequest: 'Asks the provider for more analysis of a programme.',
  getAdvancedSearchPrograms: 'A page of the programmes that a filter finds within the subscription.',
  getAdvancedSearchProgramsExport: 'The selected programmes as a spreadsheet; at most 30,000.',
  getSavedSearchPrograms:
    'The first seven programmes of a saved search; without an id, of the one changed last.',
  getSavedSearches: "The caller's saved searches in the caller's order.",
  getHomepageSavedSearches: 'Those shown on the home page; at most two.',
  getFavoritesSavedSearches: 'The favourites, for the navigation bar; at most five.',
  getDailyUpdateSavedSearches: 'Those whose new programmes are in the daily letter.',
  getSortableSearches: "The caller's order of saved searches and their folders.",
  getFacets:
    'All facets of the selection. Each is counted without its own part of the selection, frequencies with all of it; selected options without programmes stay, with count 0.',
  getMinMaxDatesByPrograms: 'First and last launch date of the selection.',
  getCountriesByPrograms:
    'Broadcast countries with their channels. Channels of unknown country are under id -1.',
  getCountriesDevelopedIn: 'Countries the programmes were developed in.',
  getCountriesProducedIn: 'Countries the programmes were produced in.',
  getGenres: 'Genres with their subgenres.',
  getKeywords: 'Keyword groups with their keywords.',
  getFrequencies: "Frequencies, with 'no frequency' as id -1.",
  getPlatforms: 'Platforms: 1 TV, 2 online.',
  createSearch: 'Saves a filter as a new saved search.',
  saveSearchFilter: 'Replaces the filter of a saved search.',
  saveSearch:
    'Saves a saved search. Missing and null fields do not change, nor do the dates and the last call. The limits of home page and favourites apply.',
  saveSortableSearch:
    'Moves a saved search to a position in a folder, or outside of all folders. Positions count from 0, without the moved search; any beyond the end is the end.',
  setSortableSearches: 'Sets the order of saved searches and folders.',
  duplicateSearch:
    'Copies a saved search, without its flags, to the end of the list. The name shows that it is a copy.',
  deleteSearch: 'Deletes a saved search. It can be restored for ten minutes.',
  restoreSearch: 'Restores a saved search that was deleted less than ten minutes ago.',
  setSearchShowInHomepage:
    'Sets which saved searches the home page shows; more than two in all are refused (409).',
  setSearchFavorites: 'Sets the favourites to exactly these ids; more than five are refused (409).',
  setSearchDailyUpdate:
    'Adds a saved search to the daily letter or removes it. Saved whether or not the caller gets letters.',
  addSearchFolder: 'Creates a folder.',
  saveSearchFolder: 'Renames a folder.',
  deleteSearchFolder: 'Deletes a folder. Its content stays, outside of all folders.',
  getPlaylists:
    'Own playlists, with those shared with the caller if wanted. Without counts, programCount is 0.',
  getPlaylistsPrograms: 'The first programmes of a playlist and how many there are.',
  getPlaylistsByProgram: 'The playlists that hold a programme, with counts.',
  getPlaylistsCountByProgram: 'How many playlists hold a programme.',
  getUnseenSharedPlaylistCount: 'How many playlists were shared with the caller and not yet seen.',
  getSharedPlaylistUsers: "Users of the owner's company whose address or name starts with the term.",
  getSortablePlaylists: "The caller's order of playlists and their folders.",
  addPlaylist: 'Creates a playlist.',
  savePlaylist: 'Changes name and description; a description left out stays as it is.',
  duplicatePlaylist:
    "Copies an own or shared playlist into a new playlist of the caller, at the end of the list. Only programmes of the caller's subscription are copied.",
  deletePlaylist: 'Deletes a playlist for everybody. It can be restored for ten minutes.',
  restorePlaylist:
    'Restores a playlist that was deleted less than ten minutes ago, also for those it was shared with.',
  addProgramsToPlaylist:
    'Adds the selected programmes to playlists. Returns how many entries were added; existing entries stay.',
  removeProgramsToPlaylist:
    'Removes the selected programmes from playlists. Returns how many entries were removed.',
  markSharedPlaylistsAsSeen: 'Marks all playlists shared with the caller as seen.',
  linkMultipleSharedPlaylist:
    'Shares a playlist with users of the same company. Nothing changes for users who already have it.',
  unlinkMultipleSharedPlaylist: 'Ends sharing with these users.',
  unlinkSharedPlaylist: 'Removes a shared playlist from the list of the caller.',
  addPlaylistFolder: 'Creates a folder.',
  savePlaylistFolder: 'Renames a folder.',
  deletePlaylistFolder: 'Deletes a folder. Its content stays, outside of all folders.',
  setSortablePlaylists: 'Sets the order of playlists and folders.',
  getNotaSelectionPrograms: "The provider's editorial selection, newest launch first.",
  getUpCommingPrograms: 'Upcoming launches, next one first.',
  getLatestPrograms: 'Latest launches, newest first.',
  getAudienceBoosterPrograms: 'Launches at least 20% above their slot, newest first.',
  getNotaInsights: 'The latest report in short.',
  getSavedSearchesPrograms: 'The saved searches of the home page, each with its first programmes.',
  hasReports: 'Whether the caller has monthly reports.',
  getReports: 'The monthly reports, newest first.',
  getFaqsChapters: 'Questions and answers by chapter.',
  getAttachment: 'The file of an answer; its name is in the FileName header.',
  getDailyUpdateLetter: "A letter of the caller's daily update. Empty when there is none with this id.",
  getDailyUpdatePreview:
    "What the caller's next daily letter would contain if it were composed now. Nothing without the right to it.",
  getExportProgress:
    "Progress of one of the caller's exports, until it ends. May be requested before it starts; another user's job looks like one that has not started.",
  getReleases: 'What users get: the current composition, a canary, and that many changes, newest first.',
  promoteRelease:
    'Gives a composition to everyone, or with a percentage to that share of users, as a canary.',
  rollBackRelease:
    'Goes back to a composition, or with one remote alone to its previous release. Without either: to the previous composition.',
  endCanary: 'Ends a canary. Its users get the current composition again.',
};

/** Calls that can return a response without a body. */
export type WithoutContent = {
  [Name in EndpointName]: Endpoints[Name] extends { readonly noContent: true } ? Name : never;
}[EndpointName];

/** What a response without a body (204) means, for calls that can return one. */
export const API_NO_CONTENT: Readonly<Record<WithoutContent, string>> = {
  getCard: 'Outside of the subscription, or not in the catalogue; the response is the same.',
  getAudienceResults:
    'There are none, or they are not part of the subscription; includesAudienceResults of the card says which.',
  getNotaInsights: 'There is none.',
};
