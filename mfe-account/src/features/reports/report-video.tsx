import { useRef } from 'react';
import { usePauseWhenHidden } from '@airdex/mfe-kit/media';
import styles from './reports.module.css';

interface Props {
  readonly address: string;
  /** Shown until it plays. */
  readonly poster: string | undefined;
  readonly label: string;
  readonly onError: () => void;
}

/** The video of a report with the browser's controls. */
export function ReportVideo({ address, poster, label, onError }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  usePauseWhenHidden(video);
  return (
    // Reports' videos have no speech.
    <video
      ref={video}
      className={styles.video}
      src={address}
      {...(poster === undefined ? {} : { poster })}
      preload="metadata"
      aria-label={label}
      controls
      playsInline
      onError={onError}
    >
      <track kind="captions" />
    </video>
  );
}
