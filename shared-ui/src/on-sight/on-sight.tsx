import type { ReactNode } from 'react';
import { useSight } from './use-sight.ts';
import styles from './on-sight.module.css';

export interface OnSightProps {
  /** Placeholder of about the same size until it becomes visible. */
  readonly placeholder: ReactNode;
  /** Stays rendered once it has been visible: for content with controls, which Tab must reach. */
  readonly isKept?: boolean;
  /** Rendered once it first becomes visible; its data loads only then. */
  readonly children: () => ReactNode;
}

/**
 * Content that is not rendered before it is first visible. More than 250 px out of view it keeps its size but is not
 * painted. An element with the focus stays rendered wherever it is.
 */
export function OnSight({ placeholder, isKept = false, children }: OnSightProps) {
  const { ref, wasSeen, isNear } = useSight();
  return (
    <div ref={ref} className={styles.place} data-away={(!isNear && !isKept) || undefined}>
      {wasSeen ? children() : placeholder}
    </div>
  );
}
