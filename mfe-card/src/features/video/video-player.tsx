import { useEffect, useRef } from 'react';
import { useHost } from '@airdex/mfe-kit/screen';
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
  const { bus } = useHost();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    video.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const onVisibility = () => {
      if (document.hidden) video.current?.pause();
    };
    document.addEventListener('visibilitychange', onVisibility);
    const results = bus.on('searchDisplay').subscribe(({ isVisible }) => {
      if (isVisible) video.current?.pause();
    });
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      results.unsubscribe();
    };
  }, [bus]);
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
