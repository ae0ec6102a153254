import type { HostServices } from './host-services.ts';

/** The props that the shell mounts an exposed module with. Updates pass them again, with new `screen` props. */
export interface ScreenMountProps<Props = unknown> {
  readonly host: HostServices;
  /** The props of the screen, as in `RemoteScreens`. */
  readonly screen: Props;
  /** The remote calls this if its screen cannot continue. The shell then unmounts it and offers Retry. */
  onCrash(error: unknown): void;
}

/** An HTMLElement, or any object in programs without the DOM's types. */
type ScreenElement = typeof globalThis extends { HTMLElement: { prototype: infer Element } }
  ? Element
  : object;

/** Props that single-spa adds to those of a parcel. */
export interface ParcelProps {
  /** Unique among all mounted parcels. */
  readonly name: string;
  /** The element that the screen is rendered into. */
  readonly domElement: ScreenElement;
}

type Lifecycle<Props> = (props: ScreenMountProps<Props> & ParcelProps) => Promise<unknown>;

/** The exports of an exposed module: single-spa lifecycles of a parcel. */
export interface ScreenLifecycles<Props = unknown> {
  readonly bootstrap: Lifecycle<Props>;
  readonly mount: Lifecycle<Props>;
  readonly update: Lifecycle<Props>;
  readonly unmount: Lifecycle<Props>;
}
