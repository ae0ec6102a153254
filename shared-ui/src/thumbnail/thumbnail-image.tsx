import { use, useEffect, useState } from 'react';
import { pictureSrcset, THUMBNAIL_WIDTH } from '@airdex/shared-contracts/constants';
import { SeenAtOnce } from '../on-sight/seen-at-once.ts';
import { Poster } from '../poster/index.ts';
import styles from './thumbnail-image.module.css';

export interface ThumbnailImageProps {
  /** Address of the picture; if it is missing or fails, the poster replaces it. */
  image?: string | null | undefined;
  /** For the poster. */
  title: string;
  genre?: string | null | undefined;
  /** Width in pixels at which it is shown, for browsers that do not choose by the layout. */
  shownWidth?: number;
}

/** A picture of 16:9 that never appears broken. Decorative: the title is next to it. */
export function ThumbnailImage({ image, title, genre, shownWidth = THUMBNAIL_WIDTH }: ThumbnailImageProps) {
  // The address that failed, not a flag: another address gets its own attempt.
  const [failed, setFailed] = useState<string | null>(null);
  // A picture that failed without a connection gets another attempt with one.
  useEffect(() => {
    if (failed === null) return undefined;
    const retry = () => setFailed(null);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed]);
  const isSeenAtOnce = use(SeenAtOnce);
  if (!image || image === failed) return <Poster title={title} genre={genre} />;
  const srcSet = pictureSrcset(image);
  const sizes = `${String(shownWidth)}px`;
  return (
    <img
      className={styles.image}
      // Must be set before the address, or browsers would start to load the whole picture.
      {...(srcSet === undefined ? {} : { sizes: isSeenAtOnce ? sizes : `auto, ${sizes}`, srcSet })}
      src={image}
      alt=""
      width={320}
      height={180}
      loading={isSeenAtOnce ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={() => setFailed(image)}
    />
  );
}
