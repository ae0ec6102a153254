import { useState, type ReactNode } from 'react';
import { useSight } from './use-sight.ts';
import styles from './on-sight.module.css';

export interface OnSightProps {
  /** Holds the place, in about the same size, until it comes into sight. */
  readonly placeholder: ReactNode;
  /** Drawn from the first sight on; what it needs is asked for only then. */
  readonly children: () => ReactNode;
}

/**
 * Something that costs nothing before it is first seen, and next to nothing more than 250 px out of sight: there it is
 * not drawn and keeps its size. What has the focus stays drawn wherever it is.
 */
export function OnSight({ placeholder, children }: OnSightProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const { wasSeen, isNear } = useSight(element);
  return (
    <div ref={setElement} className={styles.place} data-away={!isNear || undefined}>
      {wasSeen ? children() : placeholder}
    </div>
  );
}
