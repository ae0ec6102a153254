import type { ExposedModule, RemoteName, ScreenProps } from '@airdex/shared-contracts/remote-contract';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keepInFrame } from '../kept-frame/keep-in-frame.ts';
import { RemoteFailed } from './remote-failed.tsx';
import { useMountedScreen } from './use-mounted-screen.ts';

export interface RemoteOutletProps<Name extends RemoteName, Module extends ExposedModule<Name>> {
  readonly remote: Name;
  readonly exposed: Module;
  /** Props of the screen. The screen is updated when this is another object: keep it stable. */
  readonly props: ScreenProps<Name, Module>;
  /** Skeleton that is shown until the screen is mounted. */
  readonly fallback: ReactNode;
}

interface ScreenPlaceProps {
  readonly remote: string;
  readonly exposed: string;
  readonly screen: unknown;
  readonly fallback: ReactNode;
}

/** The place of a screen by its names alone: of remotes that the contract does not know. */
export function ScreenPlace({ remote, exposed, screen, fallback }: ScreenPlaceProps) {
  const { t } = useTranslation('shell');
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => keepInFrame(container.current), []);
  const { state, retry } = useMountedScreen(remote, exposed, screen, container);
  return (
    <>
      <div ref={container} data-remote={remote} data-exposed={exposed} style={{ display: 'contents' }} />
      {state.kind === 'loading' && (
        <div role="status" aria-label={t('remote.loading')} style={{ display: 'contents' }}>
          {fallback}
        </div>
      )}
      {state.kind === 'failed' && <RemoteFailed error={state.error} onRetry={retry} />}
    </>
  );
}

/**
 * The place of a remote's screen in the shell. Loads and mounts it, forwards its props, unmounts it; a screen that
 * can't be shown leaves a message and Retry here, and everything else as it is.
 * Adds no box to the layout: the screen's root element is laid out as if it were the outlet's parent's child.
 */
export function RemoteOutlet<Name extends RemoteName, Module extends ExposedModule<Name>>({
  props,
  ...place
}: RemoteOutletProps<Name, Module>) {
  return <ScreenPlace {...place} screen={props} />;
}
