import type { ReactNode } from 'react';
import { Badge } from '../badge/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { SkeletonLine } from '../skeleton/index.ts';
import { ThumbnailImage } from '../thumbnail/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { PlaylistMark } from './playlist-mark.tsx';
import { companies, otherTitles, type PreviewedProgramme } from './previewed-programme.ts';
import styles from './programme-preview.module.css';

export interface ProgrammePreviewLabels {
  readonly formatTitle: string;
  readonly originalTitle: string;
  readonly country: string;
  readonly channel: string;
  readonly platform: string;
  readonly date: string;
  readonly upcoming: string;
  readonly formatType: string;
  readonly distributors: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  /** The user may not see the programme. */
  readonly unavailable: string;
  /** The text of the playlist mark, by the number of playlists that contain the programme. */
  readonly playlists: (count: number) => string;
}

export interface ProgrammePreviewProps {
  readonly title: string;
  readonly image: string | null;
  /** Chooses the look of the poster that replaces a missing picture. */
  readonly genreKey: string | null;
  /** Null: the user may not see it. */
  readonly programme: PreviewedProgramme | 'loading' | 'failed' | null;
  /** How many playlists contain it; null while unknown. */
  readonly playlistCount: number | null;
  readonly labels: ProgrammePreviewLabels;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  if (children === null || children === false) return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Details({
  title,
  programme,
  labels,
}: Pick<ProgrammePreviewProps, 'title' | 'labels'> & { readonly programme: PreviewedProgramme }) {
  const { format, original } = otherTitles(title, programme);
  const genres = [programme.genre, programme.subGenre].filter((name) => name !== null).join(' / ');
  const sellers = companies(programme.distributors);
  return (
    <>
      {genres !== '' && <p className={styles.genre}>{genres}</p>}
      <dl className={styles.facts}>
        <Fact label={labels.formatTitle}>{format}</Fact>
        <Fact label={labels.originalTitle}>{original}</Fact>
        <Fact label={labels.country}>{programme.country}</Fact>
        <Fact label={labels.channel}>{programme.channel}</Fact>
        <Fact label={labels.platform}>{programme.platform}</Fact>
        <Fact label={labels.date}>
          {programme.date !== null && (
            <span className={styles.date}>
              {programme.date}
              {programme.isUpcoming && <Badge tone="accent">{labels.upcoming}</Badge>}
            </span>
          )}
        </Fact>
        <Fact label={labels.formatType}>{programme.formatType}</Fact>
        {sellers.length > 0 && (
          <Fact label={labels.distributors}>
            <ul className={styles.companies}>
              {sellers.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
    </>
  );
}

/**
 * A programme at a glance, 350 px wide: the content of a thumbnail's hover popup. Shows picture and title
 * from the list immediately; the rest shows that it loads, that it failed, or that the user may not see it.
 */
export function ProgrammePreview({
  title,
  image,
  genreKey,
  programme,
  playlistCount,
  labels,
  onRetry,
  isRetrying = false,
}: ProgrammePreviewProps) {
  return (
    <div className={styles.preview}>
      <div className={styles.media}>
        <ThumbnailImage image={image} title={title} genre={genreKey} />
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <p className={styles.title}>{title}</p>
          {playlistCount !== null && (
            <PlaylistMark count={playlistCount} label={labels.playlists(playlistCount)} />
          )}
        </div>
        {programme === 'loading' && (
          <div role="status" className={styles.loading}>
            <VisuallyHidden>{labels.loading}</VisuallyHidden>
            <SkeletonLine width="45%" />
            <SkeletonLine width="90%" />
            <SkeletonLine width="75%" />
            <SkeletonLine width="80%" />
          </div>
        )}
        {programme === 'failed' && (
          <ErrorState
            isCompact
            title={labels.failed}
            retryLabel={labels.retry}
            onRetry={onRetry}
            isRetrying={isRetrying}
          />
        )}
        {programme === null && <p className={styles.genre}>{labels.unavailable}</p>}
        {programme !== null && typeof programme === 'object' && (
          <Details title={title} programme={programme} labels={labels} />
        )}
      </div>
    </div>
  );
}
