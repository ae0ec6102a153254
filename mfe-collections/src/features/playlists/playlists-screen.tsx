import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import type { Playlist } from '@airdex/shared-contracts/api';
import { PREVIEW_PROGRAMMES_MAX } from '@airdex/shared-contracts/constants';
import { Badge } from '@airdex/shared-ui/badge';
import { SafeHtml } from '@airdex/shared-ui/safe-html';
import { CollectionCard } from '../collection-list/collection-card.tsx';
import { CollectionList } from '../collection-list/collection-list.tsx';
import { ProgrammePreviews } from '../programme-previews/programme-previews.tsx';

const PLAYLISTS = 'playlists';

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

function PlaylistCard({ playlist }: { readonly playlist: Playlist }) {
  const { t } = useTranslation();
  const { api, bus } = useHost();
  const { id, name, description } = playlist;
  return (
    <CollectionCard
      name={name}
      openLabel={t('playlists.open', { name })}
      onOpen={() => {
        bus.raise('Playlist', { id, name });
      }}
      badges={<Sharing playlist={playlist} />}
      description={description === '' ? t('noDescription') : <SafeHtml html={description} />}
      created={playlist.creationDate}
      updated={playlist.date}
    >
      <ProgrammePreviews
        queryKey={[PLAYLISTS, id]}
        load={(signal) => api.getPlaylistsPrograms({ params: { id, limit: PREVIEW_PROGRAMMES_MAX }, signal })}
      />
    </CollectionCard>
  );
}

/** Own playlists and those shared with the user; a click on one shows its programmes. */
export function PlaylistsScreen() {
  const { t } = useTranslation();
  const { api, bus } = useHost();
  const queries = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [PLAYLISTS],
    queryFn: ({ signal }) => api.getPlaylists({ params: { withShared: true, withCounts: true }, signal }),
  });
  useEffect(() => {
    const subscription = bus.on('playlistsChange').subscribe(() => {
      void queries.invalidateQueries({ queryKey: [PLAYLISTS] });
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [bus, queries]);
  return (
    <CollectionList
      labels={{
        title: t('playlists.title'),
        subtitle: t('playlists.subtitle'),
        loading: t('playlists.loading'),
        failed: t('playlists.failed'),
        empty: t('playlists.empty'),
      }}
      items={data}
      isFailed={isError}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
      nameOf={({ name }) => name}
    >
      {(playlist) => <PlaylistCard playlist={playlist} />}
    </CollectionList>
  );
}
