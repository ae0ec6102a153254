import { useTranslation } from 'react-i18next';
import { pageHost, useHost } from '@airdex/mfe-kit/screen';
import type { Playlist } from '@airdex/shared-contracts/api';
import { useDeletion } from '../item-actions/use-deletion.tsx';
import { isGone } from '../playlist-sharing/is-gone.ts';

/** Deletes own playlists, for the users they are shared with too; each can be undone for a while. */
export function usePlaylistDeletion(onFailed: (error: unknown) => void) {
  const { t } = useTranslation();
  // A deletion outlives the screen.
  const { api, bus } = pageHost(useHost());
  return useDeletion<Playlist>({
    async call({ id }) {
      try {
        await api.deletePlaylist({ params: { id } });
      } catch (error) {
        // Another window was faster.
        if (!isGone(error)) throw error;
      }
    },
    textOf: ({ name }) => t('items.deleted', { name }),
    onDeleted: () => {
      bus.raise('playlistsChange');
    },
    onFailed: (_, error) => {
      onFailed(error);
    },
  });
}
