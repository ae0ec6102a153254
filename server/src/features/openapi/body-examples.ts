import type { BodyInput, EndpointName, Endpoints } from '@airdex/shared-contracts/api';

type CallWithBody = {
  [Name in EndpointName]: BodyInput<Endpoints[Name]> extends never ? never : Name;
}[EndpointName];

const FILTER = { term: 'harbour', selectedBroadcasts: [12, 34], startDate: '2026-01-01' };
const NEWEST_FIRST = [{ sortExpression: 'LAUNCHDATE', direction: 'Desc' } as const];
const SELECTED = { ...FILTER, selectMode: 'Include' as const, selectedIds: [4711, 4712] };
const ONE_FOLDER = [
  { id: 3, isFolder: true, childs: [{ id: 7 }, { id: 9 }] },
  { id: 8, isFolder: false },
];

/** A body of each call that has one. */
export const BODY_EXAMPLES: { readonly [Name in CallWithBody]: BodyInput<Endpoints[Name]> } = {
  authenticate: { username: 'demo', password: 'Demo2026', rememberMe: false, forceLogin: true },
  changePassword: { oldPassword: 'Demo2026', newPassword: 'Demo2027' },
  recoverPassword: { email: 'someone@example.com' },
  canRecoverPassword: { hash: 'the-end-of-the-link' },
  useRecoverPassword: { hash: 'the-end-of-the-link', newPassword: 'Demo2027' },
  freeTrial: {
    firstName: 'Kim',
    lastName: 'Example',
    country: 'France',
    phoneNumber: '+33123456789',
    jobTitle: 'Buyer',
    companyName: 'Example Pictures',
    email: 'kim@example.com',
    message: 'We would like to try the catalogue.',
  },
  setDailyUpdateConfig: { isActive: true, email: 'someone@example.com' },
  getCardPdf: { ...SELECTED, jobId: 'export-2f6c1b9d' },
  informationRequest: {
    launchId: 4711,
    localTitle: 'Harbour Night',
    country: 'France',
    channel: 'FR Channel 1',
    request: 1,
    indicators: [1, 2],
    message: 'How did it do on its second Monday?',
  },
  getAdvancedSearchPrograms: { ...FILTER, orderBy: NEWEST_FIRST, page: 1, resultsPerPage: 120 },
  getAdvancedSearchProgramsExport: { ...SELECTED, orderBy: NEWEST_FIRST },
  getFacets: FILTER,
  getMinMaxDatesByPrograms: FILTER,
  getCountriesByPrograms: FILTER,
  getCountriesDevelopedIn: FILTER,
  getCountriesProducedIn: FILTER,
  getGenres: FILTER,
  getKeywords: FILTER,
  getFrequencies: FILTER,
  getPlatforms: FILTER,
  createSearch: { searchName: 'French harbours', description: 'For Monday', filter: FILTER },
  saveSearchFilter: { id: 7, filter: FILTER },
  saveSearch: { id: 7, searchName: 'French harbours', isFavorite: true },
  saveSortableSearch: { id: 7, idFolder: 3, position: 0 },
  setSortableSearches: ONE_FOLDER,
  setSearchShowInHomepage: [{ id: 7, showInHomepage: true }],
  setSearchFavorites: [7, 9],
  addSearchFolder: { name: 'Spring' },
  saveSearchFolder: { id: 3, name: 'Summer' },
  addPlaylist: { name: 'To watch', description: 'Before the market' },
  savePlaylist: { id: 5, name: 'To watch' },
  addProgramsToPlaylist: { idPlaylists: [5], filter: SELECTED, mode: 'Add' },
  removeProgramsToPlaylist: { idPlaylists: [5], filter: SELECTED },
  linkMultipleSharedPlaylist: [2],
  unlinkMultipleSharedPlaylist: [2],
  addPlaylistFolder: { name: 'Spring' },
  savePlaylistFolder: { id: 4, name: 'Summer' },
  setSortablePlaylists: ONE_FOLDER,
  promoteRelease: { revision: 12, composition: '0123456789abcdef', percent: 10, reason: 'New player' },
  rollBackRelease: { revision: 12, remote: 'mfe-card', reason: 'Cards stay empty' },
  endCanary: { revision: 12, composition: '0123456789abcdef' },
};
