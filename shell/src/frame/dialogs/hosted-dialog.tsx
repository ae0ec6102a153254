import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { DIALOG_SCREENS } from '@airdex/shared-contracts/remote-contract';
import { codeOnDemand, useCodeOnDemand } from '@airdex/shared-ui/code-on-demand';
import { keepInFrame } from '../../remotes/kept-frame/keep-in-frame.ts';
import { useMountedScreen, type RemoteLoadError } from '../../remotes/index.ts';
import type { OpenedDialog } from '../../services/dialogs/dialog-host.ts';
import { useHasPassed } from './use-has-passed.ts';
import { useNewerDialog } from './use-newer-dialog.ts';

/** A loaded dialog opens within this time, in milliseconds, so that no skeleton flickers. */
const SKELETON_AFTER_MS = 150;

const FALLBACK = codeOnDemand(
  async () => (await import(/* webpackChunkName: "overlays" */ './dialog-fallback.tsx')).DialogFallback,
);

/** Loads what a dialog shows when its remote can't be loaded. */
export function prepareFallback(): void {
  // Opening a dialog loads it again.
  FALLBACK.load().catch(() => undefined);
}

/**
 * A dialog of a remote: its screen, which has its own modal. Until that modal is in the page, one of the same shape is
 * shown. If the screen can't be shown, this modal has a message with Retry and Close, and the page stays unchanged.
 */
export function HostedDialog({ dialog }: { readonly dialog: OpenedDialog }) {
  const { name, screen, isAnswered } = dialog;
  const { remote, exposed } = DIALOG_SCREENS[name];
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => keepInFrame(container.current), []);
  const { state, retry } = useMountedScreen(remote, exposed, screen, container);
  const isLate = useHasPassed(SKELETON_AFTER_MS);
  // Stays during another attempt, so that the focus stays on Retry.
  const [failure, setFailure] = useState<RemoteLoadError | null>(null);
  if (state.kind === 'failed' && state.error !== failure) setFailure(state.error);

  const { code: Fallback, isFailed: isWithoutFallback, load } = useCodeOnDemand(FALLBACK);
  useEffect(load, [load]);
  // Without the code that would show the failure, there is nothing to show.
  const isGone = state.kind === 'failed' && (isAnswered || isWithoutFallback);
  useEffect(() => {
    if (isGone) screen.leave();
  }, [isGone, screen]);

  const isWaiting = !isAnswered && state.kind !== 'mounted';
  const fallback = useRef<HTMLDivElement>(null);
  // A screen shows its modal before single-spa reports it as mounted.
  const isReplaced = useNewerDialog(fallback, isWaiting);
  const isFallback = isWaiting && !isReplaced && (failure !== null || isLate);
  return (
    <>
      <div ref={container} style={{ display: 'contents' }} />
      {isFallback && Fallback !== null && (
        <Fallback
          ref={fallback}
          name={name}
          error={failure}
          onRetry={retry}
          isRetrying={state.kind === 'loading'}
          onLeave={screen.leave}
        />
      )}
    </>
  );
}
