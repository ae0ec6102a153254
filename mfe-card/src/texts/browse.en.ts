/** English texts for browsing results from card to card. */
export const browseEn = {
  label: 'Results',
  previous: 'Previous',
  next: 'Next',
  position: '{{place}} of {{count}}',
};
