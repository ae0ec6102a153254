import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { mediaAvailabilityQuery, usePauseWhenHidden } from '@airdex/mfe-kit/media';
import type { Report } from '@airdex/shared-contracts/api';
import { ThumbnailImage } from '@airdex/shared-ui/thumbnail';
import { VideoPlayer } from '@airdex/shared-ui/video-player';

/** Width of the picture in a wide window, in pixels. */
const SHOWN_WIDTH = 640;

/** The picture of a report, or a drawing, and its video, if they are available. */
export function ReportMedia({ title, image, video }: Pick<Report, 'title' | 'image' | 'video'>) {
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
        play: t('reports.play'),
        video: t('reports.video', { title }),
        failed: t('reports.videoFailed'),
      }}
      videoRef={videoRef}
    />
  );
}
