import type { ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../button/index.ts';
import { useFocusHome } from './focus-home.ts';
import styles from './error-state.module.css';

export interface ErrorStateProps {
  title: string;
  text?: ReactNode;
  /** Both are required for the Retry button. */
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  /** Buttons besides Retry. */
  actions?: ReactNode;
  /** Technical details for support, collapsed under `detailsLabel`. */
  details?: string | undefined;
  detailsLabel?: string;
  /** On one line, for small places such as a panel or a card. */
  isCompact?: boolean;
}

/**
 * A failure: announced immediately, never looks like an empty list, and offers to try again. If a retry
 * succeeds, the focus moves from Retry to the nearest `FOCUS_HOME` around it.
 */
export function ErrorState({
  title,
  text,
  retryLabel,
  onRetry,
  isRetrying = false,
  actions,
  details,
  detailsLabel,
  isCompact = false,
}: ErrorStateProps) {
  const root = useFocusHome<HTMLDivElement>();
  return (
    <div ref={root} role="alert" className={styles.root} data-compact={isCompact || undefined}>
      <span className={styles.icon} aria-hidden="true">
        <TriangleAlert />
      </span>
      <div className={styles.texts}>
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {retryLabel && onRetry && (
        <Button
          // As in a `MessageScreen`. Several small places may fail at once.
          variant={isCompact ? 'secondary' : 'primary'}
          size={isCompact ? 'small' : 'medium'}
          isLoading={isRetrying}
          onPress={onRetry}
        >
          {retryLabel}
        </Button>
      )}
      {actions}
      {details && detailsLabel && (
        <details className={styles.details}>
          <summary>{detailsLabel}</summary>
          <pre>{details}</pre>
        </details>
      )}
    </div>
  );
}
