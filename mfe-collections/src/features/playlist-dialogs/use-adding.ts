import { useTranslation } from 'react-i18next';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import type { AddMode, Playlist } from '@airdex/shared-contracts/api';
import type { SelectedSearchInput } from '@airdex/shared-contracts/search-filter';
import { findDeleted } from '../dialog-flow/deleted-elsewhere.ts';
import { useWrite } from '../dialog-flow/use-write.ts';
import type { Happened } from '../undo-toast/undo-toast.tsx';
import { isWhole } from './filling.ts';
import { addedText } from './playlist-texts.ts';
import type { PlaylistChoices } from './use-playlist-choices.ts';

interface Adding {
  readonly filter: SelectedSearchInput;
  readonly count: number;
  readonly name: string;
  readonly mode: AddMode;
  /** For ReplaceByProgram: the playlists that contained the programme when the user began to choose. */
  readonly held: ReadonlySet<number>;
  /** Loads the playlists that exist, and those that contain the programme. */
  readonly reload: () => Promise<PlaylistChoices>;
  readonly onAdded: (playlists: readonly Playlist[], happened: Happened) => void;
}

/** What was added where. `before` are the playlists that contained the programme. */
interface Added {
  readonly changed: number;
  readonly playlists: readonly Playlist[];
  readonly before: ReadonlySet<number>;
}

const nameOf = ({ name }: Playlist) => name;
const idsOf = (playlists: readonly Playlist[]) => playlists.map(({ id }) => id);

/** The playlists to contain the programme after Undo: reverts what was changed, and keeps what others changed since. */
function undone(now: PlaylistChoices, after: ReadonlySet<number>, before: ReadonlySet<number>): number[] {
  const isHeld = (id: number) => (after.has(id) === before.has(id) ? now.held : before).has(id);
  return idsOf(now.playlists).filter(isHeld);
}

/** Adds the programmes to playlists. Raises `playlistsChange`, and again on Undo. */
export function useAdding({ filter, count, name, mode, held, reload, onAdded }: Adding) {
  const { t } = useTranslation();
  const { api, bus } = useHost();
  const language = useLanguage();
  const notifyAll = () => {
    bus.raise('playlistsChange');
  };

  function whatHappened({ changed, playlists, before }: Added): Happened {
    if (mode === 'ReplaceByProgram') {
      if (changed === 0 && playlists.some(({ id }) => !before.has(id)))
        return { text: t('playlistDialogs.unavailable', { name }), isNothing: true, undo: null };
      return {
        text:
          playlists.length === 0
            ? t('playlistDialogs.inNone', { name })
            : t('playlistDialogs.inSome', { name, count: playlists.length }),
        undo: async () => {
          const idPlaylists = undone(await reload(), new Set(idsOf(playlists)), before);
          await api.addProgramsToPlaylist({ body: { idPlaylists, filter, mode } });
          notifyAll();
        },
      };
    }
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

  /** The playlists that the user wants. Those that the user left as they were stay as another window made them. */
  async function wanted(chosen: readonly Playlist[]): Promise<Pick<Added, 'playlists' | 'before'>> {
    if (mode !== 'ReplaceByProgram') return { playlists: chosen, before: held };
    const now = await reload();
    const ticked = new Set(idsOf(chosen));
    const isWanted = ({ id }: Playlist) => (ticked.has(id) === held.has(id) ? now.held : ticked).has(id);
    const known = new Set(idsOf(now.playlists));
    // The server reports those that were deleted.
    const deleted = chosen.filter(({ id }) => !known.has(id));
    return { playlists: [...now.playlists.filter(isWanted), ...deleted], before: now.held };
  }

  return useWrite({
    call: async (chosen: readonly Playlist[], signal): Promise<Added> => {
      const { playlists, before } = await wanted(chosen);
      const existing = async () => (await reload()).playlists;
      const changed = await findDeleted({ items: playlists, nameOf, reload: existing }, () =>
        api.addProgramsToPlaylist({ body: { idPlaylists: idsOf(playlists), filter, mode }, signal }),
      );
      return { changed, playlists, before };
    },
    onDone: (added) => {
      notifyAll();
      onAdded(added.playlists, whatHappened(added));
    },
    onUnknown: notifyAll,
  });
}
