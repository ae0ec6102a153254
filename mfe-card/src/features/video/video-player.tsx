import { useEffect, useRef } from 'react';
import { usePauseWhenHidden } from '@airdex/mfe-kit/media';
import styles from './video.module.css';

interface Props {
  readonly address: string;
  readonly label: string;
  readonly onPlay: () => void;
  readonly onError: () => void;
}

/**
 * Plays a video with the controls of the browser. It starts at once and takes the focus from the button that
 * started it, and pauses while it cannot be seen: when results cover the card or the tab is hidden.
 */
export function VideoPlayer({ address, label, onPlay, onError }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  usePauseWhenHidden(video);
  useEffect(() => {
    video.current?.focus({ preventScroll: true });
  }, []);
  return (
    <video
      ref={video}
      className={styles.video}
      src={address}
      aria-label={label}
      controls
      tabIndex={0}
      // Downloads are counted by the button of the card.
      controlsList="nodownload"
      autoPlay
      playsInline
      onPlay={onPlay}
      onError={onError}
    >
      {/* The clips have no speech. */}
      <track kind="captions" />
    </video>
  );
}
