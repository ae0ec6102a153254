import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keepInFrame } from '../kept-frame/keep-in-frame.ts';
import { RemoteFailed } from './remote-failed.tsx';
import { useMountedScreen } from './use-mounted-screen.ts';
import { useWaiting } from './use-waiting.ts';
import styles from './remote-outlet.module.css';

interface RemoteOutletProps {
  readonly remote: string;
  readonly exposed: string;
  /** Props of the screen. Keep the object stable: a new object updates the screen. */
  readonly screen: unknown;
  /** Skeleton that is shown until the screen is mounted; if it was mounted before, only when that takes a moment. */
  readonly fallback: ReactNode;
}

/**
 * Outlet for a remote's screen in the shell. Loads and mounts the screen, forwards its props and unmounts it. If the
 * screen cannot be shown, the outlet shows a message with a Retry button and the rest of the page is not affected.
 * Adds no box to the layout: the screen's root element is laid out like a child of the outlet's parent.
 */
export function RemoteOutlet({ remote, exposed, screen, fallback }: RemoteOutletProps) {
  const { t } = useTranslation('shell');
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => keepInFrame(container.current), []);
  const { state, retry } = useMountedScreen(remote, exposed, screen, container);
  const isWaiting = useWaiting(remote, exposed, state.kind);
  return (
    <>
      <div ref={container} data-remote={remote} data-exposed={exposed} style={{ display: 'contents' }} />
      {isWaiting && (
        <div role="status" aria-label={t('remote.loading')} className={styles.fallback}>
          {fallback}
        </div>
      )}
      {state.kind === 'failed' && <RemoteFailed error={state.error} onRetry={retry} />}
    </>
  );
}
