import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import { loadScope } from '../../subscription-scope/load-scope.ts';
import type { SampleUserIds } from './accounts.ts';

interface SamplePlaylist {
  readonly owner: keyof SampleUserIds;
  readonly name: string;
  readonly description: string;
  /** Keys of its programmes' genres. */
  readonly genres: readonly string[];
  readonly size: number;
  /** Shared with this user, who has not viewed it yet. */
  readonly sharedWith?: keyof SampleUserIds;
}

const PLAYLISTS: readonly SamplePlaylist[] = [
  {
    owner: 'demo',
    name: 'Spring acquisitions',
    description: 'Shortlist for the <strong>spring</strong> meeting.',
    genres: ['drama'],
    size: 18,
  },
  { owner: 'demo', name: 'Quiz formats to watch', description: '', genres: ['game-quiz'], size: 9 },
  {
    owner: 'colleague',
    name: 'Nature and science',
    description: 'Candidates for Sunday evening.',
    genres: ['documentary'],
    size: 14,
    sharedWith: 'demo',
  },
  {
    owner: 'limited',
    name: 'Family evening',
    description: '',
    genres: ['entertainment', 'game-quiz'],
    size: 6,
  },
];

/** Playlists of own programmes, and one that a colleague has just shared. */
export async function insertPlaylists(
  kysely: Kysely<DatabaseSchema>,
  users: SampleUserIds,
  today: string,
): Promise<void> {
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
    const programmes = await chooseProgrammes(kysely, playlist, users[playlist.owner], today);
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

/**
 * The latest launches that the owner may see; future ones, which have no shares yet, only if there are not
 * enough others.
 */
async function chooseProgrammes(
  kysely: Kysely<DatabaseSchema>,
  { genres, size }: SamplePlaylist,
  idOwner: number,
  today: string,
): Promise<{ id: number }[]> {
  const owner = await kysely
    .selectFrom('app_user')
    .select('company_id')
    .where('id', '=', idOwner)
    .executeTakeFirstOrThrow();
  const { grants } = await loadScope(kysely, owner.company_id, today);
  return kysely
    .selectFrom('programme')
    .innerJoin('subgenre', 'subgenre.id', 'programme.subgenre_id')
    .innerJoin('genre', 'genre.id', 'subgenre.genre_id')
    .select('programme.id')
    .where('genre.source_key', 'in', genres)
    .where((row) =>
      row.or(
        grants.map(({ channelIds, subGenreIds, from, to }) =>
          row.and([
            ...(channelIds ? [row('channel_id', 'in', channelIds)] : []),
            ...(subGenreIds ? [row('subgenre_id', 'in', subGenreIds)] : []),
            ...(from ? [row('launch_date', '>=', from)] : []),
            ...(to ? [row('launch_date', '<=', to)] : []),
          ]),
        ),
      ),
    )
    .orderBy((row) => row('launch_date', '>', today))
    .orderBy('launch_date', (order) => order.desc().nullsLast())
    .orderBy('programme.id')
    .limit(size)
    .execute();
}
