import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import { playlistCountQuery } from '@airdex/programme-preview';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { OnSight } from '@airdex/shared-ui/on-sight';
import { ThumbnailSkeleton } from '@airdex/shared-ui/thumbnail';
import { ProgrammeThumbnail } from '../results-thumbnails/programme-thumbnail.tsx';

interface Props {
  readonly line: ProgrammeLine;
}

function SeenThumbnail({ line }: Props) {
  const { t } = useTranslation();
  const { api } = useHost();
  const playlists = useQuery({ ...playlistCountQuery(line.idProgram, api), staleTime: 60_000 });
  const count = playlists.data ?? 0;
  return (
    <ProgrammeThumbnail
      programme={line}
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
 * A programme of a carousel. When it first becomes visible, loads how many playlists contain it. Screen readers find its
 * title before, and scroll there.
 *
 * Not for results: their rows already have this data, and 30,000 more calls would cost too much for an icon that the
 * preview shows on demand.
 */
export function ThumbnailOnSight(props: Props) {
  const placeholder = (
    <div role="img" aria-label={props.line.localTitle}>
      <ThumbnailSkeleton />
    </div>
  );
  return <OnSight placeholder={placeholder}>{() => <SeenThumbnail {...props} />}</OnSight>;
}
