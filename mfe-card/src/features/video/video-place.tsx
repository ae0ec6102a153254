import { useQuery } from '@tanstack/react-query';
import { Download, Play } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mediaAvailabilityQuery } from '@airdex/mfe-kit/media';
import { codeQuery } from '@airdex/mfe-kit/screen';
import { ButtonLink } from '@airdex/shared-ui/button';
import { Spinner } from '@airdex/shared-ui/spinner';
import { useRequestedCode } from '../code-on-request/use-requested-code.ts';
import { useCountedOnce } from './use-counted-once.ts';
import styles from './video.module.css';

/** The player is a separate chunk: few readers play a video. */
const playerQuery = codeQuery('video-player', async () => (await import('./video-player.tsx')).VideoPlayer);

interface Props {
  readonly idProgram: number;
  readonly title: string;
  /** Of the video. */
  readonly address: string;
  readonly picture: ReactNode;
}

/**
 * A picture with a button that plays the video in its place, and one that downloads it. The buttons are missing if the
 * video is not available.
 */
export function VideoPlace({ idProgram, title, address, picture }: Props) {
  const { t } = useTranslation();
  // If the check failed, the video may still play. The player reports its own failure.
  const { data, errorUpdateCount } = useQuery(mediaAvailabilityQuery(address));
  const isAvailable = data ?? errorUpdateCount > 0;
  const { code: VideoPlayer, state, ...player } = useRequestedCode(playerQuery);
  const countPlay = useCountedOnce('registerTagVideoPlay', idProgram);
  const countDownload = useCountedOnce('registerTagVideoDownload', idProgram);
  const isPlaying = state === 'ready' && VideoPlayer !== undefined;
  const media = useRef<HTMLDivElement>(null);
  // The player had the focus when it failed.
  const isFocusLost = useRef(false);
  const fail = () => {
    isFocusLost.current = media.current?.contains(document.activeElement) === true;
    player.fail();
  };
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (button === null || !isFocusLost.current) return;
    isFocusLost.current = false;
    button.focus();
  };
  return (
    <>
      <div ref={media} className={styles.media}>
        {isPlaying ? (
          <VideoPlayer address={address} label={t('video.of', { title })} onPlay={countPlay} onError={fail} />
        ) : (
          picture
        )}
        {isAvailable && !isPlaying && (
          <button
            ref={takeFocus}
            type="button"
            className={styles.play}
            aria-label={t('video.play')}
            // Unlike a disabled button, it keeps the focus.
            aria-disabled={state === 'loading' || undefined}
            onPointerEnter={player.preload}
            onFocus={player.preload}
            onClick={() => {
              if (state !== 'loading') player.request();
            }}
          >
            <span className={styles.disc}>
              <Play aria-hidden="true" />
            </span>
          </button>
        )}
        {state === 'loading' && (
          <span className={styles.loading}>
            <Spinner label={t('video.loading')} />
          </span>
        )}
      </div>
      {state === 'failed' && (
        <p role="alert" className={styles.failed}>
          {t('video.failed')}
        </p>
      )}
      {isAvailable && (
        <div className={styles.download}>
          <ButtonLink
            href={address}
            download={`${title}.webm`}
            size="small"
            icon={<Download size={16} aria-hidden="true" />}
            onClick={countDownload}
          >
            {t('video.download')}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
