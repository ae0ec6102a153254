import * as z from 'zod/mini';
import { momentSchema } from '../endpoint/shapes.ts';

/** A playlist of the caller's own, or one shared with the caller. */
export const playlistSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** HTML, sanitised by the server and once more by whoever shows it. */
  description: z.string(),
  creationDate: momentSchema,
  /** When it was changed last. */
  date: momentSchema,
  /** Programmes within the caller's subscription. */
  programCount: z.int(),
  /** Own: shared with somebody. Otherwise true. */
  isShared: z.boolean(),
  /** The owner's user name when it is shared with the caller; null for own ones. */
  username: z.nullable(z.string()),
});
export type Playlist = z.output<typeof playlistSchema>;

/** A user of the same company. */
export const sharedPlaylistUserSchema = z.object({
  idUser: z.int(),
  username: z.string(),
  email: z.nullable(z.string()),
  /** The playlist is shared with this user now. */
  isLinked: z.boolean(),
});
export type SharedPlaylistUser = z.output<typeof sharedPlaylistUserSchema>;
