export const en = {
  title: 'Without a framework',
  introduction: 'This page uses neither a framework nor a bundler. It shows your saved searches.',
  save: 'Save a search for news…',
  openAll: 'All saved searches',
  loading: 'Loading saved searches…',
  empty: 'There are no saved searches.',
  failed: 'The saved searches could not be loaded.',
  retry: 'Retry',
};
