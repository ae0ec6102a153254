import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mediaAvailabilityQuery } from '@airdex/mfe-kit/media';
import type { Report } from '@airdex/shared-contracts/api';
import { pictureSrcset } from '@airdex/shared-contracts/constants';
import { Poster } from '@airdex/shared-ui/poster';
import { ReportVideo } from './report-video.tsx';
import styles from './reports.module.css';

const PICTURE_SIZES = '(width <= 800px) 100vw, 640px';

/** The video of a report, or its picture; a drawing if neither is available. */
export function ReportMedia({ title, image, video }: Pick<Report, 'title' | 'image' | 'video'>) {
  const { t } = useTranslation();
  const [hasFailed, setFailed] = useState(false);
  const hasImage = useQuery(mediaAvailabilityQuery(image)).data === true;
  const hasVideo = useQuery(mediaAvailabilityQuery(video)).data === true;
  return (
    <div className={styles.media}>
      {hasVideo && video !== null && !hasFailed ? (
        <ReportVideo
          address={video}
          poster={hasImage && image !== null ? image : undefined}
          label={t('reports.video', { title })}
          onError={() => {
            setFailed(true);
          }}
        />
      ) : hasImage && image !== null ? (
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
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          {t('reports.videoFailed')}
        </p>
      )}
    </div>
  );
}
