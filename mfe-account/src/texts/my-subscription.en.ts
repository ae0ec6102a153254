/** English texts of the company's subscription. */
export const mySubscriptionEn = {
  title: 'My company subscription',
  lead: 'What {{company}} has subscribed to.',
  loading: 'Loading the subscription…',
  failed: 'The subscription could not be loaded',
  empty: 'Your company has no subscription at the moment',
  emptyText: 'Write to {{contact}} to get one.',
  export: 'Export “{{name}}” to Excel',
  exporting: 'Creating the Excel file…',
  exportFailed: 'The Excel file could not be created.',
  genres: 'Genres and subgenres',
  genreCounts: 'Genres: {{genres}} · Subgenres: {{subGenres}}',
  searchGenres: 'Search genres and subgenres',
  channels: 'Countries and channels',
  channelCounts: 'Countries: {{countries}} · Channels: {{channels}}',
  searchChannels: 'Search countries and channels',
  included: 'Audience Results Included',
  excluded: 'Audience Results Excluded',
};

/** English texts of a list of names in groups. */
export const treeEn = {
  clear: 'Clear the search',
  loading: 'Loading the list…',
  failed: 'The list could not be loaded.',
  empty: 'There is nothing in this list.',
  noMatch: 'Nothing contains “{{term}}”.',
};
