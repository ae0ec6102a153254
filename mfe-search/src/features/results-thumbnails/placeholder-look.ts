import type { PlaceholderLook } from '../fast-scroll/scroll-placeholder.ts';
import styles from './results-thumbnails.module.css';

/** Of a row of thumbnails during fast scrolling: their titles below the placeholders of their pictures. */
export function placeholderLook(columns: number): PlaceholderLook {
  return { row: styles.row, cells: Array.from({ length: columns }, () => styles.placeholderCell) };
}
