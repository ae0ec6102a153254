import { clsx } from 'clsx';
import styles from './skeleton.module.css';

export interface SkeletonLineProps {
  /** CSS width; lines of text are rarely full. */
  width?: string;
  /** The height of the text that it replaces, in pixels. */
  size?: 12 | 14 | 16 | 20 | 24;
}

/** Placeholder of a line of text. Decorative: the area around it announces that it loads. */
export function SkeletonLine({ width = '100%', size = 14 }: SkeletonLineProps) {
  return (
    <span aria-hidden="true" className={clsx(styles.bone, styles.line)} style={{ width, height: size - 2 }} />
  );
}

export interface SkeletonBlockProps {
  width?: string;
  height?: string;
  /** Aspect ratio, such as `16 / 9`; then no height is needed. */
  ratio?: string;
}

/** Placeholder of a picture or a panel. Decorative, like the line. */
export function SkeletonBlock({ width = '100%', height, ratio }: SkeletonBlockProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(styles.bone, styles.block)}
      style={{ width, height, aspectRatio: ratio }}
    />
  );
}
