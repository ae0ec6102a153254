/** English texts for browsing results from card to card. */
export const browseEn = {
  label: 'Results',
  previous: 'Previous',
  next: 'Next',
  failed: 'Some results could not be loaded',
  position: '{{place}} of {{count}}',
};
