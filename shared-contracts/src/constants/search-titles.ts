/*
 * Without zod, because the threads of the search index load this file: loading schemas takes most of a thread's start.
 */

/** The eleven fields in which a term can be searched, by their ids in the filter. */
export const SEARCH_TITLES = [
  'local_title_noaccent',
  'format_title',
  'original_title_noaccent',
  'translated_title',
  'Keywords',
  'Concept_Descriptions',
  'PRODUCERS',
  'DISTRIBUTORS',
  'HOST_CAST',
  'EXECUTIVE_PRODUCER',
  'DIRECTOR',
] as const;
export type SearchTitle = (typeof SEARCH_TITLES)[number];

/** The fields that are searched by default. */
export const DEFAULT_SEARCH_TITLES = [
  'original_title_noaccent',
  'local_title_noaccent',
  'format_title',
  'translated_title',
] as const satisfies readonly SearchTitle[];
