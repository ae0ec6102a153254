import type { ReactNode } from 'react';
import type { ExposedModule, RemoteName, ScreenProps } from '@airdex/shared-contracts/remote-contract';
import { RemoteOutlet } from './remote-outlet.tsx';
import styles from './remote-screen.module.css';

interface RemoteScreenProps<Name extends RemoteName, Module extends ExposedModule<Name>> {
  readonly remote: Name;
  readonly exposed: Module;
  /** Keep it stable: another object updates the screen. */
  readonly screen: ScreenProps<Name, Module>;
  /** Shown in the shape of the screen until it is mounted. */
  readonly skeleton: ReactNode;
}

/** A remote's screen as a page. */
export function RemoteScreen<Name extends RemoteName, Module extends ExposedModule<Name>>({
  remote,
  exposed,
  screen,
  skeleton,
}: RemoteScreenProps<Name, Module>) {
  return (
    <RemoteOutlet
      // One screen is never turned into another.
      key={`${remote} ${exposed}`}
      remote={remote}
      exposed={exposed}
      props={screen}
      fallback={<div className={styles.skeleton}>{skeleton}</div>}
    />
  );
}
