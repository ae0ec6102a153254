import type { SearchFrom } from '../search-from.ts';
import type { SortExpression } from '../search-request.ts';
import type { SearchTitle } from '../../constants/search-titles.ts';

/**
 * Short codes of words in addresses, independent of names in the database. Bookmarks and mails contain addresses, so
 * never rename a code.
 */
export const SEARCH_FROM_WORDS: Readonly<Record<SearchFrom, string>> = {
  QuickSearch: 'quick',
  AdvancedSearch: 'advanced',
  NotaSelection: 'selection',
  Latest: 'latest',
  Upcoming: 'upcoming',
  AudienceBooster: 'boosters',
  SavedSearch: 'saved',
  Playlist: 'playlist',
};

export const SEARCH_TITLE_WORDS: Readonly<Record<SearchTitle, string>> = {
  local_title_noaccent: 'local',
  format_title: 'format',
  original_title_noaccent: 'original',
  translated_title: 'translated',
  Keywords: 'keywords',
  Concept_Descriptions: 'concept',
  PRODUCERS: 'producers',
  DISTRIBUTORS: 'distributors',
  HOST_CAST: 'cast',
  EXECUTIVE_PRODUCER: 'executive',
  DIRECTOR: 'director',
};

export const SORT_WORDS: Readonly<Record<SortExpression, string>> = {
  CHANNELS_GROUP: 'country',
  CHANNEL: 'channel',
  LAUNCHDATE: 'date',
  LOCALTITLE: 'title',
  SUBGENRE: 'subgenre',
  ORIGINAL_TYPENAME: 'format',
  SHR_PREMIERE: 'premiere',
  SHR_AVERAGE: 'average',
};

/** The value of a code, or null for an unknown one. */
export function meaningOf<Name extends string>(
  words: Readonly<Record<Name, string>>,
  word: string,
): Name | null {
  return (Object.keys(words) as Name[]).find((name) => words[name] === word) ?? null;
}
