import type { Playlist } from '@airdex/shared-contracts/api';

/** A playlist as the API returns it, with the given fields over defaults. */
export function playlist(fields: Partial<Playlist> & { id: number }): Playlist {
  return {
    name: `Playlist ${String(fields.id)}`,
    description: '',
    creationDate: '2026-02-03T08:00:00.000Z',
    date: '2026-02-28T08:00:00.000Z',
    programCount: 0,
    isShared: false,
    username: null,
    ...fields,
  };
}
