/** English texts of the monthly reports. */
export const reportsEn = {
  title: 'Monthly reports',
  loading: 'Loading the reports…',
  failed: 'The reports could not be loaded',
  list: 'Reports',
  choice: 'Report',
  search: 'Search reports',
  clear: 'Clear the search',
  found_one: '{{count}} report found',
  found_other: '{{count}} reports found',
  noMatch: 'No report contains “{{term}}”.',
  play: 'Play the video',
  video: 'Video of “{{title}}”',
  videoFailed: 'The video could not be played.',
  pdf: 'Open the PDF',
  newTab: '(opens in a new tab)',
};
