import styles from './thumbnail.module.css';

export interface ThumbnailOutlineProps {
  title: string;
}

/**
 * The minimal form of a thumbnail, with the same height, for fast scrolling, when a complete one takes longer
 * than a frame.
 */
export function ThumbnailOutline({ title }: ThumbnailOutlineProps) {
  return (
    <div>
      <div className={styles.outlinePicture} />
      <div className={styles.outlineTitle}>{title}</div>
    </div>
  );
}
