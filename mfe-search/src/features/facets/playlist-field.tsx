import { useMemo } from 'react';
import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Playlist } from '@airdex/shared-contracts/api';
import type { TreeOption } from '@airdex/shared-ui/multi-select';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';
import { useSearchSession, useSelectionPart } from '../search-session/use-search-session.ts';
import { tickedPair } from './facet-pair.ts';
import { OptionField } from './option-field.tsx';
import { usePlaylistOptions } from './use-playlist-options.ts';
import { withChosen } from './with-chosen.ts';

function optionOf({ id, name, programCount, isShared }: Playlist, sharedSign: string): TreeOption {
  if (!isShared) return { id, name, count: programCount };
  const mark = (
    <>
      <Share2 aria-hidden="true" />
      <VisuallyHidden>{sharedSign}</VisuallyHidden>
    </>
  );
  return { id, name, count: programCount, mark };
}

const NONE_KNOWN: readonly TreeOption[] = [];

/**
 * Only programmes of these playlists. Shared ones have an icon; a selected one that no longer exists can be
 * removed.
 */
export function PlaylistField() {
  const { t } = useTranslation();
  const session = useSearchSession();
  const isAll = useSelectionPart(({ allPlaylistsSelected }) => allPlaylistsSelected);
  const chosen = useSelectionPart(({ selectedPlaylists }) => selectedPlaylists);
  const { data, isError, isFetching, refetch } = usePlaylistOptions();
  const options = useMemo(() => {
    const playlists = data?.map((playlist) => optionOf(playlist, t('panel.sharedPlaylist')));
    return playlists && withChosen(playlists, chosen, NONE_KNOWN, () => t('panel.gonePlaylist'));
  }, [data, chosen, t]);
  const ids = options?.map(({ id }) => id) ?? [];
  return (
    <OptionField
      label={t('panel.Playlists')}
      options={options}
      value={isAll ? ids : chosen}
      onChange={(ticked) => {
        session.select(tickedPair('Playlists', ticked, ids.length));
      }}
      isFailed={isError}
      isLoading={isFetching}
      onRetry={() => void refetch()}
      emptyText={t('panel.noPlaylists')}
    />
  );
}
