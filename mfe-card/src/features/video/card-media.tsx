import { useQuery } from '@tanstack/react-query';
import { mediaAvailabilityQuery } from '@airdex/mfe-kit/media';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { ThumbnailImage } from '@airdex/shared-ui/thumbnail';
import { VideoPlace } from './video-place.tsx';
import styles from './video.module.css';

/** Width of the picture beside the facts, in pixels. */
const SHOWN_WIDTH = 640;

/** The picture of a programme, or the poster if it has none or may not be seen; with its video, if it has one. */
export function CardMedia({ card }: { readonly card: ProgrammeCard }) {
  const { idProgram, localTitle, image, genreKey, video } = card;
  // Shown before the server has responded, because nearly all are available.
  const isAvailable = useQuery(mediaAvailabilityQuery(image)).data !== false;
  const picture = (
    <ThumbnailImage
      image={isAvailable ? image : null}
      title={localTitle}
      genre={genreKey}
      shownWidth={SHOWN_WIDTH}
    />
  );
  if (video === null) return <div className={styles.media}>{picture}</div>;
  return <VideoPlace idProgram={idProgram} title={localTitle} address={video} picture={picture} />;
}
