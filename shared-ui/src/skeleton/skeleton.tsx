import { clsx } from 'clsx';
import styles from './skeleton.module.css';

export interface SkeletonLineProps {
  /** CSS width; lines of text are rarely full. */
  width?: string;
  /** The height of the text it stands for, in pixels. */
  size?: 12 | 14 | 16 | 20 | 24;
}

/** Stands for a line of text that is loading. Decoration: the area around it says that it loads. */
export function SkeletonLine({ width = '100%', size = 14 }: SkeletonLineProps) {
  return (
    <span aria-hidden="true" className={clsx(styles.bone, styles.line)} style={{ width, height: size - 2 }} />
  );
}

export interface SkeletonBlockProps {
  width?: string;
  height?: string;
  /** Width to height, such as `16 / 9`; then no height is needed. */
  ratio?: string;
}

/** Stands for a picture or a panel that is loading. Decoration, as the line. */
export function SkeletonBlock({ width = '100%', height, ratio }: SkeletonBlockProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(styles.bone, styles.block)}
      style={{ width, height, aspectRatio: ratio }}
    />
  );
}
