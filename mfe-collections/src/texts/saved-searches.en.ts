/** English texts of the page of saved searches. */
export const savedSearchesEn = {
  savedSearches: {
    title: 'Saved searches',
    subtitle: 'Your saved searches. Open one to see its programmes.',
    loading: 'Loading saved searches…',
    failed: 'The saved searches could not be loaded',
    empty: 'EMPTY lIST',
    run: 'Run the search “{{name}}”',
    missing: 'This saved search no longer exists.',
    toggles: 'Where “{{name}}” appears',
    showInHomepage: 'Display on homepage',
    dailyUpdate: 'Add to daily update',
    isFavorite: 'Add to favorites',
    restoredWithout: 'Undone, but without {{flags, list}}: other searches have reached the maximum.',
    editTitle: 'Edit saved search',
    limitTitle: 'Nothing was saved',
    limitOk: 'OK',
    homepageLimit: 'Maximum of {{max}} Saved Searches to be added to Homepage',
    favouriteLimit: 'Maximum of {{max}} Saved Searches to be added to Favorites',
  },
};
