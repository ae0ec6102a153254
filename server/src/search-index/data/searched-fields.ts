import type { SearchTitle } from '@airdex/shared-contracts/search-filter';

/*
 * The fields in which a term can be searched, as the contract has them. The threads import this list instead: loading
 * the schemas of the contract takes most of the time in which a thread starts.
 */

/** By the number of their bit. */
export const SEARCHED_FIELDS = [
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
] as const satisfies readonly SearchTitle[];

/** Searched when nothing else is chosen. */
export const DEFAULT_FIELDS = [
  'original_title_noaccent',
  'local_title_noaccent',
  'format_title',
  'translated_title',
] as const satisfies readonly SearchTitle[];
