import type { PlaceholderLook } from '../fast-scroll/scroll-placeholder.ts';
import styles from './results-thumbnails.module.css';

/** Of a row of thumbnails that flies by: their titles under the place of their pictures. */
export function passingLook(columns: number): PlaceholderLook {
  return { row: styles.row, cells: Array.from({ length: columns }, () => styles.passingCell) };
}
