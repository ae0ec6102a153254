import { useHost } from '@airdex/mfe-kit/screen';
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

/** What was added where. */
interface Added {
  readonly changed: number;
  readonly playlists: readonly Playlist[];
  /** The playlists that contained the programme just before it was added. */
  readonly heldThen: ReadonlySet<number>;
  /** Those that Undo restores. */
  readonly before: ReadonlySet<number>;
}

const nameOf = ({ name }: Playlist) => name;
const idsOf = (playlists: readonly Playlist[]) => playlists.map(({ id }) => id);

/** Applies the user's changes (from `from` to `to`) to the playlists that now contain the programme. */
function withChanges(
  { playlists, held }: PlaylistChoices,
  from: ReadonlySet<number>,
  to: ReadonlySet<number>,
): Playlist[] {
  return playlists.filter(({ id }) => (from.has(id) === to.has(id) ? held : to).has(id));
}

/** Adds the programmes to playlists. Raises `playlistsChange`, and again on Undo. */
export function useAdding({ filter, count, name, mode, held, reload, onAdded }: Adding) {
  const { api, bus, language } = useHost();
  const notifyAll = () => {
    bus.raise('playlistsChange');
  };

  function whatHappened({ changed, playlists, heldThen, before }: Added): Happened {
    if (mode === 'ReplaceByProgram') {
      if (changed === 0 && playlists.some(({ id }) => !heldThen.has(id)))
        return { text: (t) => t('playlistDialogs.unavailable', { name }), isNothing: true, undo: null };
      return {
        text: (t) =>
          playlists.length === 0
            ? t('playlistDialogs.inNone', { name })
            : t('playlistDialogs.inSome', { name, count: playlists.length }),
        undo: async () => {
          const idPlaylists = idsOf(withChanges(await reload(), new Set(idsOf(playlists)), before));
          await api.addProgramsToPlaylist({ body: { idPlaylists, filter, mode } }).finally(notifyAll);
        },
      };
    }
    const filling = { count, playlists, changed };
    const takeBack = () =>
      api.removeProgramsToPlaylist({ body: { idPlaylists: idsOf(playlists), filter } }).finally(notifyAll);
    return {
      text: (t) => addedText(t, language.get(), filling),
      isNothing: changed === 0,
      // Undo must not remove entries that existed before, and the response does not say which did.
      undo: isWhole(filling) ? takeBack : null,
    };
  }

  /** The playlists to store. Playlists that the user did not change stay as another window has left them. */
  async function wanted(chosen: readonly Playlist[]): Promise<Omit<Added, 'changed'>> {
    if (mode !== 'ReplaceByProgram') return { playlists: chosen, heldThen: held, before: held };
    const now = await reload();
    const ticked = new Set(idsOf(chosen));
    const known = new Set(idsOf(now.playlists));
    // The server reports those that were deleted.
    const deleted = chosen.filter(({ id }) => !known.has(id));
    return {
      playlists: [...withChanges(now, held, ticked), ...deleted],
      heldThen: now.held,
      // If the response to an earlier attempt was lost, the server may already have processed it.
      before: new Set(idsOf(withChanges(now, ticked, held))),
    };
  }

  return useWrite({
    call: async (chosen: readonly Playlist[], signal): Promise<Added> => {
      const { playlists, heldThen, before } = await wanted(chosen);
      const existing = async () => (await reload()).playlists;
      const changed = await findDeleted({ items: playlists, nameOf, reload: existing }, () =>
        api.addProgramsToPlaylist({ body: { idPlaylists: idsOf(playlists), filter, mode }, signal }),
      );
      return { changed, playlists, heldThen, before };
    },
    onDone: (added) => {
      notifyAll();
      onAdded(added.playlists, whatHappened(added));
    },
    onUnknown: notifyAll,
  });
}
