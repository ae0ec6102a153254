import type { ReactNode } from 'react';
import type { ExposedModule, RemoteName, ScreenProps } from '@airdex/shared-contracts/remote-contract';
import { RemoteOutlet } from './remote-outlet.tsx';
import styles from './remote-screen.module.css';

interface RemoteScreenProps<Name extends RemoteName, Module extends ExposedModule<Name>> {
  readonly remote: Name;
  readonly exposed: Module;
  /** Props of the screen. Keep the object stable: a new object updates the screen. */
  readonly screen: ScreenProps<Name, Module>;
  /** Placeholder in the shape of the screen, shown until the screen is mounted. */
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
      // Remounts for another screen: one screen never becomes another.
      key={`${remote} ${exposed}`}
      remote={remote}
      exposed={exposed}
      props={screen}
      fallback={<div className={styles.skeleton}>{skeleton}</div>}
    />
  );
}
