import { Play } from 'lucide-react';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import styles from './video-player.module.css';

export interface VideoPlayerProps {
  /** Shown until the video is played; fills the player. */
  readonly picture: ReactNode;
  /** Address of the video. Null: only the picture is shown. */
  readonly address: string | null;
  /** `play`: name of the button. `video`: name of the video. `failed`: message when it cannot be played. */
  readonly texts: { readonly play: string; readonly video: string; readonly failed: string };
  /** Contains the video while it is shown, so that the page can pause it. */
  readonly videoRef: RefObject<HTMLVideoElement | null>;
  /** Hides a control of the browser, as in the element. */
  readonly controlsList?: string;
  /** At each start, also after a pause. */
  readonly onPlay?: () => void;
}

/** The video that the button replaces may have had the focus. */
const takeLostFocus = (button: HTMLButtonElement | null) => {
  if (document.activeElement === document.body) button?.focus();
};

/**
 * A picture of 16:9 with a button that replaces it with a video, which starts playing with the browser's controls and
 * takes the focus. The button comes back, with the focus that the video had, when the video cannot be played.
 */
export function VideoPlayer({ picture, address, texts, videoRef, controlsList, onPlay }: VideoPlayerProps) {
  const [state, setState] = useState<'picture' | 'playing' | 'failed'>('picture');
  const isPlaying = state === 'playing' && address !== null;
  useEffect(() => {
    if (isPlaying) videoRef.current?.focus({ preventScroll: true });
  }, [isPlaying, videoRef]);
  if (isPlaying)
    return (
      <div className={styles.player}>
        {/* The videos of the catalogue have no speech. */}
        <video
          ref={videoRef}
          className={styles.video}
          src={address}
          aria-label={texts.video}
          controls
          controlsList={controlsList}
          tabIndex={0}
          autoPlay
          playsInline
          onPlay={onPlay}
          onError={() => setState('failed')}
        >
          <track kind="captions" />
        </video>
      </div>
    );
  return (
    <div className={styles.player}>
      {picture}
      {address !== null && (
        <button
          type="button"
          className={styles.play}
          aria-label={texts.play}
          ref={state === 'failed' ? takeLostFocus : undefined}
          onClick={() => setState('playing')}
        >
          <span className={styles.disc}>
            <Play aria-hidden="true" />
          </span>
        </button>
      )}
      {state === 'failed' && (
        <p role="alert" className={styles.failed}>
          {texts.failed}
        </p>
      )}
    </div>
  );
}
