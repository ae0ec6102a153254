import type { Client } from './client.ts';
import { createFavourites, createSearchList } from './searches-subjects.ts';
import { createPlaylistContents, createPlaylistCopies, createPlaylistOrder } from './playlist-subjects.ts';
import { createSession } from './session-subject.ts';
import type { Subject } from './subject.ts';

/** Everything that is written at the same time, each by its own user. */
export const SUBJECTS: readonly ((client: Client) => Subject)[] = [
  createPlaylistContents,
  createPlaylistCopies,
  createPlaylistOrder,
  createSearchList,
  createFavourites,
  createSession,
];
