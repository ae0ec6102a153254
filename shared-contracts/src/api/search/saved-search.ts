import * as z from 'zod/mini';
import { searchFilterSchema } from '../../search-filter/search-filter.ts';
import { momentSchema } from '../endpoint/shapes.ts';

/** A search that a user keeps. */
export const savedSearchSchema = z.object({
  id: z.int(),
  searchName: z.string(),
  description: z.string(),
  filter: searchFilterSchema,
  /** When its results were last looked at; null before the first look. */
  lastCall: z.nullable(momentSchema),
  showInHomepage: z.boolean(),
  dailyUpdate: z.boolean(),
  isFavorite: z.boolean(),
  creationDate: momentSchema,
  updateDate: momentSchema,
});
export type SavedSearch = z.output<typeof savedSearchSchema>;

/** What the navigation lists and the menu event carry. */
export const savedSearchReferenceSchema = z.pick(savedSearchSchema, {
  id: true,
  searchName: true,
  lastCall: true,
  filter: true,
});
export type SavedSearchReference = z.output<typeof savedSearchReferenceSchema>;
