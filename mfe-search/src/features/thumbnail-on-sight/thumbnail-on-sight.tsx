import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import { cardQuery, playlistCountQuery } from '@airdex/programme-preview';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { EmptyState } from '@airdex/shared-ui/empty-state';
import { ErrorState } from '@airdex/shared-ui/error-state';
import { OnSight } from '@airdex/shared-ui/on-sight';
import { ThumbnailSkeleton } from '@airdex/shared-ui/thumbnail';
import { ProgrammeThumbnail } from '../results-thumbnails/programme-thumbnail.tsx';
import { programmeOfCard } from './programme-of-card.ts';

interface Props {
  readonly idProgram: number;
  /** The programme if the list already has it; otherwise it is loaded as well. */
  readonly line?: ProgrammeLine | undefined;
}

function SeenThumbnail({ idProgram, line }: Props) {
  const { t } = useTranslation();
  const { api } = useHost();
  const card = useQuery({
    ...cardQuery(idProgram, api, useLanguage()),
    staleTime: 5 * 60_000,
    enabled: line === undefined,
  });
  const playlists = useQuery({ ...playlistCountQuery(idProgram, api), staleTime: 60_000 });
  const count = playlists.data ?? 0;

  if (line === undefined && card.isError)
    return (
      <ErrorState
        isCompact
        title={t('preview.failed')}
        retryLabel={t('failed.retry')}
        isRetrying={card.isFetching}
        onRetry={() => void card.refetch()}
      />
    );
  if (line === undefined && card.data === null) return <EmptyState title={t('preview.unavailable')} />;
  const programme = line ?? (card.data ? programmeOfCard(card.data) : undefined);
  if (programme === undefined || (line === undefined && playlists.isPending))
    return <ThumbnailSkeleton label={t('preview.loading')} />;
  return (
    <ProgrammeThumbnail
      programme={programme}
      playlists={
        playlists.isPending
          ? { label: t('preview.loadingPlaylists'), isLoading: true }
          : count > 0
            ? { label: t('preview.playlists', { count }), isLoading: false }
            : null
      }
    />
  );
}

/**
 * A programme of a strip or a sample. Loads data when it first becomes visible: its card if only its id is given, and
 * how many playlists contain it.
 *
 * Not for results: their rows already have this data, and 30,000 more calls would cost too much for an icon that the
 * preview shows on demand.
 */
export function ThumbnailOnSight(props: Props) {
  return <OnSight placeholder={<ThumbnailSkeleton />}>{() => <SeenThumbnail {...props} />}</OnSight>;
}
