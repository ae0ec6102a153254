import { useEffect, useRef } from 'react';
import { usePauseWhenHidden } from '@airdex/mfe-kit/media';
import styles from './reports.module.css';

interface Props {
  readonly address: string;
  readonly label: string;
  readonly onError: () => void;
}

/** The video of a report with the browser's controls. It starts playing, and takes the focus from the play button. */
export function ReportVideo({ address, label, onError }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  usePauseWhenHidden(video);
  useEffect(() => video.current?.focus(), []);
  return (
    // Reports' videos have no speech.
    <video
      ref={video}
      className={styles.video}
      src={address}
      aria-label={label}
      controls
      tabIndex={0}
      autoPlay
      playsInline
      onError={onError}
    >
      <track kind="captions" />
    </video>
  );
}
