import * as z from 'zod/mini';
import { ITEMS_OF_USER_MAX } from '../../constants/limits.ts';
import { listOf } from '../../search-filter/lenient.ts';
import { idSchema, requiredNameSchema } from './shapes.ts';

/**
 * A user's order of saved searches or playlists: items, and folders of items one level deep.
 * Anything that is not named keeps its order and folder, and follows what is named. An item leaves its folder only by
 * being named elsewhere.
 */
const item = z.object({ id: z.int(), name: z.string() });
export const sortableListSchema = z.array(
  z.object({ id: z.int(), name: z.string(), isFolder: z.boolean(), childs: z.array(item) }),
);

const itemOfFolder = z.object({
  id: idSchema,
  isFolder: z.nullish(z.literal(false, 'A folder cannot be in a folder')),
});
/** Nothing may be named twice, and only folders have children. Ids of other users return 404. */
export const sortableOrderSchema = z
  .array(z.object({ id: idSchema, isFolder: z.boolean(), childs: listOf(itemOfFolder, ITEMS_OF_USER_MAX) }))
  .check(z.maxLength(ITEMS_OF_USER_MAX));

export const folderSchema = z.object({ id: z.int(), name: z.string() });
export const newFolderSchema = z.object({ name: requiredNameSchema });
export const renamedFolderSchema = z.object({ id: idSchema, name: requiredNameSchema });
