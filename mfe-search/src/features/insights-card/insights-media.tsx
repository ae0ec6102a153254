import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mediaAvailabilityQuery } from '@airdex/mfe-kit/media';
import type { HomeInsights } from '@airdex/shared-contracts/api';
import { pictureSrcset } from '@airdex/shared-contracts/constants';
import { Poster } from '@airdex/shared-ui/poster';
import { InsightsVideo } from './insights-video.tsx';
import styles from './insights-card.module.css';

const PICTURE_SIZES = '(width <= 800px) 100vw, 520px';

/** The video that the button replaces may have had the focus. */
const takeLostFocus = (button: HTMLButtonElement | null) => {
  if (document.activeElement === document.body) button?.focus();
};

/**
 * The picture of the insights, and a button that replaces it with their video, if there is one. The button comes back,
 * with the focus that the video had, when the video cannot be played.
 */
export function InsightsMedia({ title, image, video }: HomeInsights) {
  const { t } = useTranslation();
  const [state, setState] = useState<'picture' | 'playing' | 'failed'>('picture');
  const hasImage = useQuery(mediaAvailabilityQuery(image)).data === true;
  const hasVideo = useQuery(mediaAvailabilityQuery(video)).data === true;
  if (state === 'playing' && video !== null)
    return (
      <div className={styles.media}>
        <InsightsVideo
          address={video}
          label={t('home.insightsVideo', { title })}
          onError={() => setState('failed')}
        />
      </div>
    );
  return (
    <div className={styles.media}>
      {hasImage && image !== null ? (
        <img
          className={styles.picture}
          sizes={PICTURE_SIZES}
          srcSet={pictureSrcset(image)}
          src={image}
          alt=""
          width={640}
          height={360}
          decoding="async"
        />
      ) : (
        <Poster title={title} genre="report" />
      )}
      {hasVideo && (
        <button
          type="button"
          className={styles.play}
          aria-label={t('home.playVideo')}
          ref={state === 'failed' ? takeLostFocus : undefined}
          onClick={() => setState('playing')}
        >
          <span className={styles.playCircle}>
            <Play aria-hidden="true" />
          </span>
        </button>
      )}
      {state === 'failed' && (
        <p role="alert" className={styles.failed}>
          {t('home.videoFailed')}
        </p>
      )}
    </div>
  );
}
