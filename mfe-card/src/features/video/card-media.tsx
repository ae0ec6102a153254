import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { mediaAvailabilityQuery, usePauseWhenHidden } from '@airdex/mfe-kit/media';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { ButtonLink } from '@airdex/shared-ui/button';
import { ThumbnailImage } from '@airdex/shared-ui/thumbnail';
import { VideoPlayer } from '@airdex/shared-ui/video-player';
import { useCountedOnce } from './use-counted-once.ts';
import styles from './card-media.module.css';

/** Width of the picture beside the facts, in pixels. */
const SHOWN_WIDTH = 640;

/**
 * The picture of a programme, or the poster if it has none or may not be seen. If a video is available, with buttons
 * that play it instead of the picture and download it.
 */
export function CardMedia({ card }: { readonly card: ProgrammeCard }) {
  const { t } = useTranslation();
  const { idProgram, localTitle: title, image, genreKey, video } = card;
  // Shown before the server has responded, because nearly all are available.
  const hasImage = useQuery(mediaAvailabilityQuery(image)).data !== false;
  const { data, errorUpdateCount } = useQuery(mediaAvailabilityQuery(video));
  // If the check failed, the video may still play. The player reports its own failure.
  const address = (data ?? errorUpdateCount > 0) ? video : null;
  const countPlay = useCountedOnce('registerTagVideoPlay', idProgram);
  const countDownload = useCountedOnce('registerTagVideoDownload', idProgram);
  const videoRef = useRef<HTMLVideoElement>(null);
  usePauseWhenHidden(videoRef);
  return (
    <>
      <VideoPlayer
        picture={
          <ThumbnailImage
            image={hasImage ? image : null}
            title={title}
            genre={genreKey}
            shownWidth={SHOWN_WIDTH}
          />
        }
        address={address}
        texts={{ play: t('video.play'), video: t('video.of', { title }), failed: t('video.failed') }}
        videoRef={videoRef}
        // Downloads are counted by the button below.
        controlsList="nodownload"
        onPlay={countPlay}
      />
      {address !== null && (
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
