import * as z from 'zod/mini';
import { searchFilterSchema } from '../../search-filter/search-filter.ts';
import { momentSchema } from '../endpoint/shapes.ts';

/** A saved search of a user. */
export const savedSearchSchema = z.object({
  id: z.int(),
  searchName: z.string(),
  description: z.string(),
  filter: searchFilterSchema,
  /** When its results were last viewed; null before the first view. */
  lastCall: z.nullable(momentSchema),
  showInHomepage: z.boolean(),
  dailyUpdate: z.boolean(),
  isFavorite: z.boolean(),
  creationDate: momentSchema,
  updateDate: momentSchema,
});
export type SavedSearch = z.output<typeof savedSearchSchema>;

/** The part of a saved search that the navigation lists and the menu event contain. */
export const savedSearchReferenceSchema = z.pick(savedSearchSchema, {
  id: true,
  searchName: true,
  lastCall: true,
  filter: true,
});
export type SavedSearchReference = z.output<typeof savedSearchReferenceSchema>;
