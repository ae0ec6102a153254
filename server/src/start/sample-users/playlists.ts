import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import type { SampleUserIds } from './accounts.ts';

interface SamplePlaylist {
  readonly owner: keyof SampleUserIds;
  readonly name: string;
  readonly description: string;
  /** Key of its programmes' genre. */
  readonly genre: string;
  readonly size: number;
  /** Shared with this user, who has not viewed it yet. */
  readonly sharedWith?: keyof SampleUserIds;
}

const PLAYLISTS: readonly SamplePlaylist[] = [
  {
    owner: 'demo',
    name: 'Spring acquisitions',
    description: 'Shortlist for the <strong>spring</strong> meeting.',
    genre: 'drama',
    size: 18,
  },
  { owner: 'demo', name: 'Quiz formats to watch', description: '', genre: 'game-quiz', size: 9 },
  {
    owner: 'colleague',
    name: 'Nature and science',
    description: 'Candidates for Sunday evening.',
    genre: 'documentary',
    size: 14,
    sharedWith: 'demo',
  },
  { owner: 'limited', name: 'Family evening', description: '', genre: 'entertainment', size: 6 },
];

/** Playlists of own programmes, and one that a colleague has just shared. */
export async function insertPlaylists(kysely: Kysely<DatabaseSchema>, users: SampleUserIds): Promise<void> {
  for (const [position, playlist] of PLAYLISTS.entries()) {
    const { id } = await kysely
      .insertInto('playlist')
      .values({
        user_id: users[playlist.owner],
        position,
        name: playlist.name,
        description: playlist.description,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const programmes = await kysely
      .selectFrom('programme')
      .innerJoin('subgenre', 'subgenre.id', 'programme.subgenre_id')
      .innerJoin('genre', 'genre.id', 'subgenre.genre_id')
      .select('programme.id')
      .where('genre.source_key', '=', playlist.genre)
      .orderBy('programme.launch_date', (order) => order.desc().nullsLast())
      .orderBy('programme.id')
      .limit(playlist.size)
      .execute();
    if (programmes.length > 0)
      await kysely
        .insertInto('playlist_programme')
        .values(programmes.map((programme) => ({ playlist_id: id, programme_id: programme.id })))
        .execute();
    if (playlist.sharedWith)
      await kysely
        .insertInto('playlist_share')
        .values({ playlist_id: id, user_id: users[playlist.sharedWith] })
        .execute();
  }
}
