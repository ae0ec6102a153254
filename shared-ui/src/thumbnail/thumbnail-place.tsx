import styles from './thumbnail.module.css';

/** An empty place among thumbnails, with the height of their pictures. Decorative. */
export function ThumbnailPlace() {
  return <div className={styles.free} aria-hidden="true" />;
}
