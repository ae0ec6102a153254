import styles from './thumbnail.module.css';

/** A place that is free among thumbnails, of the height of their pictures. Decoration. */
export function ThumbnailPlace() {
  return <div className={styles.free} aria-hidden="true" />;
}
