import styles from './thumbnail.module.css';

export interface ThumbnailOutlineProps {
  title: string;
}

/** The least of a thumbnail, of the same height: for a list that flies by, where a whole one costs more than a frame has. */
export function ThumbnailOutline({ title }: ThumbnailOutlineProps) {
  return (
    <div>
      <div className={styles.outlinePicture} />
      <div className={styles.outlineTitle}>{title}</div>
    </div>
  );
}
