import { useQueryClient } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import type { Playlist } from '@airdex/shared-contracts/api';
import { PREVIEW_PROGRAMMES_MAX } from '@airdex/shared-contracts/constants';
import { Badge } from '@airdex/shared-ui/badge';
import { SafeHtml } from '@airdex/shared-ui/safe-html';
import { CollectionCard } from '../collection-list/collection-card.tsx';
import { CONTROLS_WITHOUT_ROW_PRESS } from '../collection-list/without-row-press.ts';
import { isGone } from '../dialog-flow/is-gone.ts';
import { ProgrammePreviews } from '../programme-previews/programme-previews.tsx';
import type { PlaylistAction } from './open-dialog.tsx';
import { PlaylistActions } from './playlist-actions.tsx';
import { PLAYLISTS, reloadList } from './use-playlists.ts';

function Sharing({ playlist }: { readonly playlist: Playlist }) {
  const { t } = useTranslation();
  if (!playlist.isShared) return null;
  return (
    <Badge icon={<Share2 aria-hidden="true" />}>
      {playlist.username === null
        ? t('playlists.shared')
        : t('playlists.sharedBy', { owner: playlist.username })}
    </Badge>
  );
}

/** Handlers of the user's actions on a playlist. */
export interface PlaylistHandlers {
  readonly open: (playlist: Playlist) => void;
  readonly act: (playlist: Playlist, action: PlaylistAction | 'delete') => void;
  readonly duplicate: (playlist: Playlist) => void;
}

interface Props {
  readonly playlist: Playlist;
  readonly grip: ReactNode;
  readonly isDuplicating: boolean;
  /** The same object in every render. */
  readonly handlers: PlaylistHandlers;
}

/** A playlist: name, owner, description, dates, actions and its first programmes. */
export const PlaylistCard = memo(function PlaylistCard({ playlist, grip, isDuplicating, handlers }: Props) {
  const { t } = useTranslation();
  const { api } = useHost();
  const queries = useQueryClient();
  const { id, name, description } = playlist;
  const load = async (signal: AbortSignal) => {
    try {
      return await api.getPlaylistsPrograms({ params: { id, limit: PREVIEW_PROGRAMMES_MAX }, signal });
    } catch (error) {
      if (isGone(error)) reloadList(queries);
      throw error;
    }
  };
  return (
    <CollectionCard
      name={name}
      grip={grip}
      openLabel={t('playlists.open', { name })}
      onOpen={() => {
        handlers.open(playlist);
      }}
      badges={<Sharing playlist={playlist} />}
      actions={
        <PlaylistActions
          playlist={playlist}
          isDuplicating={isDuplicating}
          onAction={(action) => {
            handlers.act(playlist, action);
          }}
          onDuplicate={() => {
            handlers.duplicate(playlist);
          }}
          onDelete={() => {
            handlers.act(playlist, 'delete');
          }}
        />
      }
      description={
        description === '' ? (
          t('noDescription')
        ) : (
          <div {...CONTROLS_WITHOUT_ROW_PRESS}>
            <SafeHtml html={description} />
          </div>
        )
      }
      created={playlist.creationDate}
      updated={playlist.date}
    >
      <div {...CONTROLS_WITHOUT_ROW_PRESS}>
        <ProgrammePreviews queryKey={[PLAYLISTS, id]} load={load} />
      </div>
    </CollectionCard>
  );
});
