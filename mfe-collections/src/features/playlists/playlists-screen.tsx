import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageHost, useHost } from '@airdex/mfe-kit/screen';
import type { Playlist } from '@airdex/shared-contracts/api';
import { Toggle } from '@airdex/shared-ui/toggle';
import { CollectionList } from '../collection-list/collection-list.tsx';
import { useKept } from '../collection-list/kept-state.ts';
import { useStableHandlers } from '../collection-list/use-stable-handlers.ts';
import { FolderList } from '../folders/folder-list.tsx';
import { DeleteDialog } from '../item-actions/delete-dialog.tsx';
import { useItemActions } from '../item-actions/use-item-actions.tsx';
import { isSharedWithUser } from './loaded-playlists.ts';
import { OpenDialog } from './open-dialog.tsx';
import { PlaylistCard, type PlaylistHandlers } from './playlist-card.tsx';
import { PlaylistNotices } from './playlist-notices.tsx';
import { useOpenDialog } from './use-open-dialog.ts';
import { dismissLost, PLAYLISTS, usePlaylists } from './use-playlists.ts';

/** Height of a card with its row of programmes, in pixels. */
const CARD_PX = 340;
const nameOf = ({ name }: Playlist) => name;
const isAny = () => true;
const isOwn = (playlist: Playlist) => !isSharedWithUser(playlist);

/** Own playlists in folders, and those shared with the user; a click on one shows its programmes. */
export function PlaylistsScreen() {
  const { t } = useTranslation();
  // A deletion outlives the screen.
  const { api, bus } = pageHost(useHost());
  const queries = useQueryClient();
  const { playlists, lost, folders, isFailed, retry } = usePlaylists();
  const [hasShared, setHasShared] = useKept('shows-shared', true);
  const { open, setOpen, deleted, dismissDeleted } = useOpenDialog(playlists);
  const changed = () => {
    bus.raise('playlistsChange');
  };
  const actions = useItemActions<Playlist>({
    name: PLAYLISTS,
    listed: playlists,
    nameOf,
    copy: (id) => api.duplicatePlaylist({ params: { id } }),
    remove: (id) => api.deletePlaylist({ params: { id } }),
    restore: (id) => api.restorePlaylist({ params: { id } }),
    onChanged: changed,
  });
  const handlers = useStableHandlers<PlaylistHandlers>({
    open: ({ id, name }) => {
      bus.raise('Playlist', { id, name });
    },
    act: (playlist, action) => {
      setOpen({ action, playlist });
    },
    duplicate: actions.duplicate,
  });
  const { duplicating, isDeleted } = actions;
  const card = useCallback(
    (playlist: Playlist, grip: ReactNode) => (
      <PlaylistCard
        playlist={playlist}
        grip={grip}
        isDuplicating={duplicating.some(({ id }) => id === playlist.id)}
        handlers={handlers}
      />
    ),
    [duplicating, handlers],
  );
  const present = useMemo(
    () => playlists?.filter((playlist) => !isDeleted(playlist)),
    [playlists, isDeleted],
  );
  const close = () => {
    setOpen(null);
  };
  return (
    <>
      <CollectionList
        labels={{
          title: t('playlists.title'),
          subtitle: t('playlists.subtitle'),
          loading: t('playlists.loading'),
          failed: t('playlists.failed'),
          empty: t('playlists.empty'),
        }}
        items={present}
        isFailed={isFailed}
        onRetry={retry}
        nameOf={nameOf}
        hasFolders={folders.list?.some(({ isFolder }) => isFolder) === true}
        columns={2}
        isShown={hasShared ? isAny : isOwn}
        noneShown={t('playlists.noneOwn')}
        notices={
          <PlaylistNotices
            lost={lost}
            onDismissLost={() => {
              dismissLost(queries);
            }}
            deleted={deleted}
            onDismissDeleted={dismissDeleted}
            duplicating={duplicating}
          />
        }
        list={(items, term) => (
          <FolderList
            label={t('playlists.title')}
            items={items}
            folders={folders}
            nameOf={nameOf}
            term={term}
            columns={2}
            itemHeight={CARD_PX}
            onOpen={handlers.open}
            tools={
              present?.some(isSharedWithUser) === true && (
                <Toggle label={t('playlists.showShared')} isOn={hasShared} onChange={setHasShared} />
              )
            }
          >
            {card}
          </FolderList>
        )}
      />
      {open?.action === 'delete' && (
        <DeleteDialog
          name={open.playlist.name}
          onDelete={() => {
            actions.startDeletion(open.playlist);
          }}
          onClose={close}
        />
      )}
      {open !== null && open.action !== 'delete' && (
        <OpenDialog
          key={`${open.action} ${String(open.playlist.id)}`}
          action={open.action}
          playlist={open.playlist}
          onClose={close}
          onChanged={changed}
          onDone={(result) => {
            close();
            actions.onDone(result);
            changed();
          }}
        />
      )}
      {actions.messages}
    </>
  );
}
