import type { HostServices } from './host-services.ts';

/** What the shell mounts an exposed module with. Updates carry the same with other `screen` props. */
export interface ScreenMountProps<Props = unknown> {
  readonly host: HostServices;
  /** The props of the screen, as `RemoteScreens` names them. */
  readonly screen: Props;
  /** Called by the remote when its screen can't go on; the shell then unmounts it and offers to try again. */
  onCrash(error: unknown): void;
}

/** An HTMLElement; programs without a DOM read the contracts too, and there it is any object. */
type ScreenElement = typeof globalThis extends { HTMLElement: { prototype: infer Element } }
  ? Element
  : object;

/** What single-spa adds to the props of a parcel. */
export interface ParcelProps {
  /** Unique among everything that is mounted. */
  readonly name: string;
  /** What the screen is drawn in. */
  readonly domElement: ScreenElement;
}

type Lifecycle<Props> = (props: ScreenMountProps<Props> & ParcelProps) => Promise<unknown>;

/** What an exposed module exports: single-spa lifecycles of a parcel. */
export interface ScreenLifecycles<Props = unknown> {
  readonly bootstrap: Lifecycle<Props>;
  readonly mount: Lifecycle<Props>;
  readonly update: Lifecycle<Props>;
  readonly unmount: Lifecycle<Props>;
}
