import * as z from 'zod/mini';
import { requiredNameSchema } from './shapes.ts';

/**
 * A user's own order of saved searches or playlists: items and, one level deep, folders of items, first one first.
 * Items that an order leaves out keep their place after the named ones.
 */
const item = z.object({ id: z.int(), name: z.string() });
export const sortableListSchema = z.array(
  z.object({ id: z.int(), name: z.string(), isFolder: z.boolean(), childs: z.array(item) }),
);

const idOnly = z.object({ id: z.int() });
export const sortableOrderSchema = z.array(
  z.object({ id: z.int(), isFolder: z.boolean(), childs: z.optional(z.array(idOnly)) }),
);

export const folderSchema = z.object({ id: z.int(), name: z.string() });
export const newFolderSchema = z.object({ name: requiredNameSchema });
export const renamedFolderSchema = z.object({ id: z.int(), name: requiredNameSchema });
