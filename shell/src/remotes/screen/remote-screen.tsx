import type { ReactNode } from 'react';
import type { ExposedModule, RemoteName, ScreenProps } from '@airdex/shared-contracts/remote-contract';
import { RemoteOutlet } from './remote-outlet.tsx';
import styles from './remote-screen.module.css';

interface NamedScreenProps {
  readonly remote: string;
  readonly exposed: string;
  /** Props of the screen. Keep the object stable: a new object updates the screen. */
  readonly screen?: unknown;
  /** Placeholder in the shape of the screen, shown until the screen is mounted. */
  readonly skeleton: ReactNode;
}

interface RemoteScreenProps<
  Name extends RemoteName,
  Module extends ExposedModule<Name>,
> extends NamedScreenProps {
  readonly remote: Name;
  readonly exposed: Module;
  readonly screen: ScreenProps<Name, Module>;
}

const NO_PROPS = Object.freeze({});

/** A screen as a page, identified only by its names. By default it gets nothing but the host. */
export function NamedScreen({ remote, exposed, screen = NO_PROPS, skeleton }: NamedScreenProps) {
  return (
    <RemoteOutlet
      // Remounts for another screen: one screen never becomes another.
      key={`${remote} ${exposed}`}
      remote={remote}
      exposed={exposed}
      screen={screen}
      fallback={<div className={styles.skeleton}>{skeleton}</div>}
    />
  );
}

/** A screen of the remote contract as a page. */
export const RemoteScreen: <Name extends RemoteName, Module extends ExposedModule<Name>>(
  props: RemoteScreenProps<Name, Module>,
) => ReactNode = NamedScreen;
