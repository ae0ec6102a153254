/** English texts of the remote. */
export const en = {
  title: 'Sample title',
  introduction: 'Your favourite searches, as an example of data from the server.',
  loading: 'Loading favourites…',
  empty: 'You have no favourite searches yet.',
  failed: 'Your favourites could not be loaded',
  failedText: 'Something went wrong on our side, or the connection was lost.',
  retry: 'Retry',
};
