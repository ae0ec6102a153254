import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { mediaAvailabilityQuery, usePauseWhenHidden } from '@airdex/mfe-kit/media';
import type { HomeInsights } from '@airdex/shared-contracts/api';
import { ThumbnailImage } from '@airdex/shared-ui/thumbnail';
import { VideoPlayer } from '@airdex/shared-ui/video-player';

/** Largest width of the picture beside the text, in pixels. */
const SHOWN_WIDTH = 520;

/** The picture of the insights, or a drawing, and their video, if they are available. */
export function InsightsMedia({ title, image, video }: HomeInsights) {
  const { t } = useTranslation();
  const hasImage = useQuery(mediaAvailabilityQuery(image)).data === true;
  const hasVideo = useQuery(mediaAvailabilityQuery(video)).data === true;
  const videoRef = useRef<HTMLVideoElement>(null);
  usePauseWhenHidden(videoRef);
  return (
    <VideoPlayer
      picture={
        <ThumbnailImage
          image={hasImage ? image : null}
          title={title}
          genre="report"
          shownWidth={SHOWN_WIDTH}
        />
      }
      address={hasVideo ? video : null}
      texts={{
        play: t('home.playVideo'),
        video: t('home.insightsVideo', { title }),
        failed: t('home.videoFailed'),
      }}
      videoRef={videoRef}
    />
  );
}
