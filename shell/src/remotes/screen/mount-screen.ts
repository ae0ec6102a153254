import type {
  HostServices,
  ParcelProps,
  ScreenLifecycles,
  ScreenMountProps,
} from '@airdex/shared-contracts/remote-contract';
import { mountRootParcel, MOUNTED, type Parcel, type ParcelConfig } from 'single-spa';
import { keepInFrame } from '../kept-frame/keep-in-frame.ts';
import { announceStart } from '../loading/announce-start.ts';
import type { LoadPhase } from '../loading/load-log.ts';
import { remoteHost } from './host/remote-host.ts';
import { createScreenHost } from './host/screen-host.ts';
import type { ScreenHost } from './host/screen-host.ts';
import { holdStyles } from './remote-styles.ts';
import { RemoteLoadError } from '../failures/remote-load-error.ts';
import type { CrashPhase } from '../failures/remote-failure.ts';
import type { RemoteLoader } from '../loading/remote-loader.ts';
import { BudgetExceeded, withinBudget } from '../loading/time-budget.ts';

export interface MountOptions {
  readonly loader: RemoteLoader;
  readonly remote: string;
  readonly exposed: string;
  readonly host: HostServices;
  /** Initial props of the screen. */
  readonly screen: unknown;
  /** Element to which the shell adds the screen's own element while the screen is mounted. */
  readonly container: HTMLElement;
  /** Time limit for mounting, measured from the end of the load, in milliseconds. */
  readonly mountBudgetMs?: number;
  /** Time limit for unmounting, in milliseconds. After that the screen is detached, whatever it waits for. */
  readonly endBudgetMs?: number;
  onMounted(): void;
  /** Called at most once. The screen is being unmounted, or was never mounted. */
  onFailed(error: RemoteLoadError): void;
}

export interface MountedScreen {
  /** Updates the screen's props. If updates arrive faster than the screen applies them, it gets only the latest. */
  update(screen: unknown): void;
  /**
   * Unmounts the screen in any state. Resolves when nothing that the shell gave the screen is left in the page. Never
   * rejects, and never takes longer than its time budget.
   */
  unmount(): Promise<void>;
}

/** A screen passed to single-spa, and its own unmount function for cases where single-spa cannot unmount it. */
interface StartedParcel {
  readonly parcel: Parcel;
  readonly isMounted: () => boolean;
  readonly unmountIt: () => Promise<unknown>;
}

/** Number of parcels so far. Gives each parcel a unique name, by which a screen distinguishes its mounts. */
let parcels = 0;

type MountProps = Partial<ScreenMountProps> & { domElement?: HTMLElement };

/** Returns the phase in which a parcel's `mountPromise` failed. */
async function phaseOf(parcel: Parcel): Promise<CrashPhase> {
  return parcel.bootstrapPromise.then(
    () => 'mount',
    () => 'bootstrap',
  );
}

/**
 * Loads a screen and mounts it as a single-spa parcel. Its failures do not affect the rest of the page: mounting has a
 * time limit, errors are passed to `onFailed`, and an unmount at any moment leaves nothing behind.
 */
export function mountScreen(options: MountOptions): MountedScreen {
  const { loader, remote, exposed, container, mountBudgetMs = 10_000, endBudgetMs = 5_000 } = options;
  let isOver = false;
  let isMounted = false;
  let latest = options.screen;
  let shown: unknown = latest;
  let updating: Promise<void> | undefined;
  let unmounting: Promise<void> | undefined;
  let started: StartedParcel | undefined;
  const parcelName = `${remote} ${exposed} ${(parcels += 1)}`;
  let props: MountProps = {};
  let given: ScreenHost | undefined;
  let releaseStyles: () => void = () => undefined;
  let releaseFrame: () => void = () => undefined;
  const element = document.createElement('div');
  // The element has no box of its own: the remote's root takes part in the shell's layout.
  element.style.display = 'contents';

  function note(phase: LoadPhase, startedAt: number, error?: unknown): void {
    const release = loader.composed(remote)?.release ?? null;
    const ms = performance.now() - startedAt;
    const outcome = error === undefined ? 'done' : 'failed';
    const record = { remote, exposed, release, phase, outcome, attempt: 1, ms } as const;
    loader.log.add(error === undefined ? record : { ...record, error });
  }

  function fail(error: RemoteLoadError): void {
    if (isOver) return;
    void unmount();
    options.onFailed(error);
  }

  function crash(phase: CrashPhase, cause: unknown): void {
    const error = new RemoteLoadError(remote, exposed, { kind: 'crashed', phase }, cause);
    if (!isOver) note(phase, performance.now(), error);
    fail(error);
  }

  function propsNow(): MountProps & { domElement: HTMLElement } {
    const now = {
      host: given?.host ?? options.host,
      screen: latest,
      domElement: element,
      onCrash: (error: unknown) => crash('render', error),
    };
    props = now;
    return now;
  }

  async function pushUpdates(update: NonNullable<Parcel['update']>): Promise<void> {
    try {
      while (!isOver && !Object.is(shown, latest)) {
        shown = latest;
        // One update at a time: single-spa refuses an update while another is pending.
        await update(propsNow());
      }
    } catch (error) {
      crash('update', error);
    }
  }

  function update(): void {
    if (isOver || !isMounted || updating !== undefined || started?.parcel.update === undefined) return;
    updating = pushUpdates(started.parcel.update).finally(() => (updating = undefined));
  }

  async function start(lifecycles: ScreenLifecycles): Promise<void> {
    const startedAt = performance.now();
    const { raises, answers, base } = loader.composed(remote) ?? {};
    if (base !== undefined) releaseStyles = holdStyles(base);
    given = createScreenHost(remoteHost(options.host, remote, { raises, answers }));
    container.append(element);
    releaseFrame = keepInFrame(element);
    const mounting = mountRootParcel(
      { ...lifecycles, name: parcelName } as unknown as ParcelConfig,
      propsNow(),
    );
    const unmountIt = (): Promise<unknown> =>
      lifecycles.unmount({ ...props, name: parcelName } as ScreenMountProps & ParcelProps);
    started = { parcel: mounting, isMounted: () => mounting.getStatus() === MOUNTED, unmountIt };
    // mountPromise and unmount() report the failures of these promises.
    for (const promise of [mounting.loadPromise, mounting.bootstrapPromise, mounting.unmountPromise]) {
      promise.catch(() => undefined);
    }
    try {
      await withinBudget(mounting.mountPromise, mountBudgetMs);
    } catch (error) {
      if (error instanceof BudgetExceeded) {
        const failure = { kind: 'timed-out', step: 'mount', budgetMs: mountBudgetMs } as const;
        const late = new RemoteLoadError(remote, exposed, failure);
        if (!isOver) note('mount', startedAt, late);
        fail(late);
      } else crash(await phaseOf(mounting), error);
      return;
    }
    if (isOver) return;
    isMounted = true;
    note('mount', startedAt);
    options.onMounted();
    update();
  }

  async function run(): Promise<void> {
    const loaded = await loader.load(remote, exposed);
    if (isOver) return;
    if (!loaded.ok) fail(loaded.error);
    else {
      const noteStarted = announceStart(remote, loader.composed(remote)?.release);
      await start(loaded.lifecycles).finally(noteStarted);
    }
  }

  /** single-spa unmounts a screen whose mount failed; a screen whose mount hangs is unmounted if it mounts later. */
  async function endByItself(
    { parcel, isMounted: isStillMounted, unmountIt }: StartedParcel,
    tooLate: Promise<void>,
  ): Promise<void> {
    const isMounted = await parcel.mountPromise.then(
      () => true,
      () => false,
    );
    await Promise.race([updating, tooLate]);
    if (!isMounted) return;
    // single-spa never unmounts a parcel whose update failed or is pending.
    await (isStillMounted() ? parcel.unmount() : unmountIt());
  }

  async function end(ended: StartedParcel): Promise<void> {
    const startedAt = performance.now();
    let giveUp: () => void = () => undefined;
    const ending = endByItself(ended, new Promise((resolve) => (giveUp = resolve)));
    try {
      await withinBudget(ending, endBudgetMs);
      note('unmount', startedAt);
    } catch (error) {
      note('unmount', startedAt, error);
      options.host.telemetry.report({ kind: 'error', name: `unmount ${remote} ${exposed}`, error });
    } finally {
      given?.revoke();
      releaseStyles();
      giveUp();
      ending.then(forget, forget);
    }
  }

  /** single-spa keeps every root parcel permanently. Without this, it would keep the whole detached screen. */
  function forget(): void {
    for (const key of Object.keys(props) as (keyof MountProps)[]) delete props[key];
  }

  function unmount(): Promise<void> {
    isOver = true;
    // Hides the screen immediately, even if the remote unmounts slowly or never.
    releaseFrame();
    element.remove();
    unmounting ??= started === undefined ? Promise.resolve() : end(started);
    return unmounting;
  }

  run().catch((error: unknown) => crash('mount', error));

  return {
    update(screen) {
      latest = screen;
      update();
    },
    unmount,
  };
}
