import { useHost } from '@airdex/mfe-kit/screen';
import type { Playlist } from '@airdex/shared-contracts/api';
import type { SelectedSearchInput } from '@airdex/shared-contracts/search-filter';
import { findDeleted } from '../dialog-flow/deleted-elsewhere.ts';
import { useWrite } from '../dialog-flow/use-write.ts';
import type { Happened } from '../undo-toast/undo-toast.tsx';
import { filterAfterRemoval } from './filter-after-removal.ts';
import { isWhole } from './filling.ts';
import { removedText } from './playlist-texts.ts';

interface Removing {
  readonly filter: SelectedSearchInput;
  readonly count: number;
  /** Loads the playlists that exist. */
  readonly reload: () => Promise<readonly Playlist[]>;
  readonly onRemoved: (idPlaylists: readonly number[], happened: Happened) => void;
}

/** Removes the programmes from playlists. Raises `playlistsChange`, and again on Undo. */
export function useRemoving({ filter, count, reload, onRemoved }: Removing) {
  const { api, bus, language } = useHost();
  const notifyAll = () => {
    bus.raise('playlistsChange');
  };
  return useWrite({
    call: (playlists: readonly Playlist[], signal) =>
      findDeleted({ items: playlists, nameOf: ({ name }) => name, reload }, async () => {
        const after = await filterAfterRemoval(api, filter, count, signal);
        const changed = await api.removeProgramsToPlaylist({
          body: { idPlaylists: playlists.map(({ id }) => id), filter },
          signal,
        });
        return { changed, after };
      }),
    onDone: ({ changed, after }, playlists) => {
      notifyAll();
      const idPlaylists = playlists.map(({ id }) => id);
      const filling = { count, playlists, changed };
      const putBack =
        after === null || !isWhole(filling)
          ? null
          : () =>
              api
                .addProgramsToPlaylist({ body: { idPlaylists, filter: after, mode: 'Add' } })
                .finally(notifyAll);
      onRemoved(idPlaylists, {
        text: (t) => removedText(t, language.get(), filling),
        isNothing: changed === 0,
        undo: putBack,
      });
    },
    onUnknown: notifyAll,
  });
}
