import { use, useState } from 'react';
import { SeenAtOnce } from '../on-sight/seen-at-once.ts';
import { Poster } from '../poster/index.ts';
import styles from './thumbnail.module.css';

export interface ThumbnailImageProps {
  /** Address of the picture; if it is missing or fails, the poster replaces it. */
  image?: string | null | undefined;
  /** For the poster. */
  title: string;
  genre?: string | null | undefined;
}

/** A picture of 16:9 that never appears broken. Decorative: the title is next to it. */
export function ThumbnailImage({ image, title, genre }: ThumbnailImageProps) {
  // The address that failed, not a flag: another address gets its own attempt.
  const [failed, setFailed] = useState<string | null>(null);
  const isSeenAtOnce = use(SeenAtOnce);
  if (!image || image === failed) return <Poster title={title} genre={genre} />;
  return (
    <img
      className={styles.image}
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
