import { useState } from 'react';
import type { Playlist } from '@airdex/shared-contracts/api';
import { isSharedWithUser } from './loaded-playlists.ts';
import type { PlaylistAction } from './open-dialog.tsx';

interface Open {
  readonly action: PlaylistAction | 'delete';
  readonly playlist: Playlist;
}

/**
 * The dialog that is open. It closes when its playlist is no longer in the list, because every action would fail.
 * @param playlists undefined until they have loaded
 */
export function useOpenDialog(playlists: readonly Playlist[] | undefined) {
  const [open, setOpen] = useState<Open | null>(null);
  const [deleted, setDeleted] = useState<Playlist | null>(null);
  if (open !== null && playlists?.every(({ id }) => id !== open.playlist.id) === true) {
    setOpen(null);
    // Playlists of other users are among the lost ones.
    if (!isSharedWithUser(open.playlist)) setDeleted(open.playlist);
  }
  // An Undo has restored it.
  if (deleted !== null && playlists?.some(({ id }) => id === deleted.id) === true) setDeleted(null);
  return {
    open,
    setOpen,
    /** An own playlist that another window deleted while a dialog about it was open. */
    deleted,
    dismissDeleted: () => {
      setDeleted(null);
    },
  };
}
