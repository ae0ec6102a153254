export const en = {
  title: 'Built with Vue',
  introduction: 'This page is a Vue application. It shows your saved searches.',
  save: 'Save a search for news…',
  openAll: 'All saved searches',
  loading: 'Loading saved searches…',
  empty: 'There are no saved searches.',
  failed: 'The saved searches could not be loaded.',
  retry: 'Retry',
};
