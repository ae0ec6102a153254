import type { PassingLook } from '../scroll-flight/passing-strip.ts';
import styles from './results-thumbnails.module.css';

/** Of a row of thumbnails that flies by: their titles under the place of their pictures. */
export function passingLook(columns: number): PassingLook {
  return { row: styles.row, cells: Array.from({ length: columns }, () => styles.passingCell) };
}
