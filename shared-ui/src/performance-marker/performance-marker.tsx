import type { ReactNode } from 'react';
import styles from './performance-marker.module.css';

/** Relative to the channel's slot: at least 20% above, within 20%, at least 20% below. */
export type PerformanceColor = 'green' | 'yellow' | 'red';

export interface PerformanceMarkerProps {
  /** Null if there is no comparison: the figure is shown alone. */
  color: PerformanceColor | null;
  /** The meaning of the colour, such as "Above the slot average". */
  label: string;
  /** The formatted figure; it keeps the text colour. */
  children?: ReactNode;
}

/** The shape of each colour, as path data in a square of 12. For drawings; elsewhere use `PerformanceMarker`. */
export const PERFORMANCE_PATHS: Readonly<Record<PerformanceColor, string>> = {
  green: 'M6 1.5 11.4 10.6H.6z',
  yellow: 'M6 1.4a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 0 0 0-9.2z',
  red: 'M6 10.5.6 1.4h10.8z',
};

/** Performance by shape as well as colour: a triangle up, a disc, a triangle down. */
export function PerformanceMarker({ color, label, children }: PerformanceMarkerProps) {
  const hasFigure = children !== undefined && children !== null;
  if (!color && !hasFigure) return null;
  return (
    <span className={styles.root}>
      {color && (
        <span className={styles.mark} data-color={color} role="img" aria-label={label}>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d={PERFORMANCE_PATHS[color]} />
          </svg>
        </span>
      )}
      {hasFigure && <span className={styles.figure}>{children}</span>}
    </span>
  );
}
