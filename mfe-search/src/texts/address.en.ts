/** What the results say of the address that they were opened by. */
export const addressEn = {
  unreadable: {
    title: 'This address could not be read',
    text: 'It may have been cut off or changed on its way. Ask for it again, or start a new search.',
  },
  'newer-version': {
    title: 'This address is of a newer version',
    text: 'Reload the page to get the newest version, or start a new search.',
  },
  'too-long': {
    title: 'This search was too long for an address',
    text: 'An address can’t bring it back. Save a search to keep it, or start a new one.',
  },
  outOfScope: 'No programmes within your subscription for {{parts}} of this search.',
  hideNotice: 'Hide this notice',
  missing: {
    Broadcasts_one: '{{shown}} channel',
    Broadcasts_other: '{{shown}} channels',
    ProducedIn_one: '{{shown}} country of production',
    ProducedIn_other: '{{shown}} countries of production',
    DevelopedIn_one: '{{shown}} country of development',
    DevelopedIn_other: '{{shown}} countries of development',
    Genres_one: '{{shown}} subgenre',
    Genres_other: '{{shown}} subgenres',
    Keywords_one: '{{shown}} keyword',
    Keywords_other: '{{shown}} keywords',
    Frequencies_one: '{{shown}} frequency',
    Frequencies_other: '{{shown}} frequencies',
    Playlists_one: '{{shown}} playlist',
    Playlists_other: '{{shown}} playlists',
  },
};
