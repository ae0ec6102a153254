import * as z from 'zod/mini';
import { momentSchema } from '../endpoint/shapes.ts';

/** A playlist of the caller, or one shared with the caller. */
export const playlistSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** HTML, sanitised by the server and again by the page that shows it. */
  description: z.string(),
  creationDate: momentSchema,
  /** Time of the last change. */
  date: momentSchema,
  /** Programmes within the caller's subscription. */
  programCount: z.int(),
  /** For own playlists, whether they are shared; otherwise true. */
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
  /** Whether the playlist is shared with this user. */
  isLinked: z.boolean(),
});
export type SharedPlaylistUser = z.output<typeof sharedPlaylistUserSchema>;
