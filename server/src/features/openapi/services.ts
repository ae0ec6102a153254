/** The services of the API, by the second part of a path. */
export const SERVICES: Readonly<Record<string, string>> = {
  Account: 'Sign in and out, passwords, free trial, subscription, daily update.',
  Card: 'Cards of programmes, with audience results, similar programmes and PDFs.',
  Search: 'Results, facets, exports, saved searches and their folders.',
  Playlist: 'Playlists, their programmes, sharing and folders.',
  Home: 'The lists of the home page.',
  Vip: 'Monthly reports.',
  Faqs: 'Questions and answers.',
  DailyUpdate: 'Letters of the daily update.',
  Export: 'Progress of exports.',
  Releases: 'Releases of shell and remotes, for users who may manage them.',
};

/** The groups of paths that are not calls of the table. */
export const FILES_TAG = { name: 'Media', description: 'Pictures, videos and files of reports.' };
export const OPERATIONS_TAG = {
  name: 'Operations',
  description: 'Health, metrics and this document, for operators.',
};

/** The service of a path, `api/<service>/…`. */
export function serviceOf(path: string): string {
  return path.split('/')[1] ?? '';
}
