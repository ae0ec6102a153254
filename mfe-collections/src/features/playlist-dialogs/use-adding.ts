import { useTranslation } from 'react-i18next';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import type { AddMode, Playlist } from '@airdex/shared-contracts/api';
import type { SelectedSearchInput } from '@airdex/shared-contracts/search-filter';
import { findDeleted } from '../dialog-flow/deleted-elsewhere.ts';
import { useWrite } from '../dialog-flow/use-write.ts';
import type { Happened } from '../undo-toast/undo-toast.tsx';
import { isWhole } from './filling.ts';
import { addedText } from './playlist-texts.ts';

interface Adding {
  readonly filter: SelectedSearchInput;
  readonly count: number;
  readonly name: string;
  readonly mode: AddMode;
  /** For ReplaceByProgram: the playlists that now contain the programme. */
  readonly held: ReadonlySet<number>;
  /** Loads the playlists that exist. */
  readonly reload: () => Promise<readonly Playlist[]>;
  readonly onAdded: (playlists: readonly Playlist[], happened: Happened) => void;
}

const nameOf = ({ name }: Playlist) => name;
const idsOf = (playlists: readonly Playlist[]) => playlists.map(({ id }) => id);

/** Adds the programmes to playlists. Raises `playlistsChange`, and again on Undo. */
export function useAdding({ filter, count, name, mode, held, reload, onAdded }: Adding) {
  const { t } = useTranslation();
  const { api, bus } = useHost();
  const language = useLanguage();
  const notifyAll = () => {
    bus.raise('playlistsChange');
  };

  function whatHappened(playlists: readonly Playlist[], changed: number): Happened {
    if (mode === 'ReplaceByProgram')
      return {
        text:
          playlists.length === 0
            ? t('playlistDialogs.inNone', { name })
            : t('playlistDialogs.inSome', { name, count: playlists.length }),
        undo: () =>
          api.addProgramsToPlaylist({ body: { idPlaylists: [...held], filter, mode } }).then(notifyAll),
      };
    const filling = { count, playlists, changed };
    const takeBack = () =>
      api.removeProgramsToPlaylist({ body: { idPlaylists: idsOf(playlists), filter } }).then(notifyAll);
    return {
      text: addedText(t, language, filling),
      isNothing: changed === 0,
      // Undo must not remove entries that existed before, and the response does not say which did.
      undo: isWhole(filling) ? takeBack : null,
    };
  }

  return useWrite({
    call: (playlists: readonly Playlist[], signal) =>
      findDeleted({ items: playlists, nameOf, reload }, () =>
        api.addProgramsToPlaylist({ body: { idPlaylists: idsOf(playlists), filter, mode }, signal }),
      ),
    onDone: (changed, playlists) => {
      notifyAll();
      onAdded(playlists, whatHappened(playlists, changed));
    },
    onUnknown: notifyAll,
  });
}
