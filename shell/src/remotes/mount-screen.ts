import type {
  HostServices,
  ScreenLifecycles,
  ScreenMountProps,
} from '@airdex/shared-contracts/remote-contract';
import { mountRootParcel } from 'single-spa';
import type { Parcel, ParcelConfig } from 'single-spa';
import type { LoadPhase } from './load-log.ts';
import { remoteHost } from '../remote-host/remote-host.ts';
import { createScreenHost } from '../remote-host/screen-host.ts';
import type { ScreenHost } from '../remote-host/screen-host.ts';
import { holdStyles } from './remote-styles.ts';
import { RemoteLoadError } from './remote-failure.ts';
import type { CrashPhase } from './remote-failure.ts';
import type { RemoteLoader } from './remote-loader.ts';
import { BudgetExceeded, withinBudget } from './time-budget.ts';

export interface MountOptions {
  readonly loader: RemoteLoader;
  readonly remote: string;
  readonly exposed: string;
  readonly host: HostServices;
  /** The screen's props at first. */
  readonly screen: unknown;
  /** An empty element is added to it for as long as the screen is mounted. */
  readonly container: HTMLElement;
  /** Time from the load's end until the screen has to stand, in milliseconds. */
  readonly mountBudgetMs?: number;
  onMounted(): void;
  /** Called at most once. The screen is being unmounted, or was never mounted. */
  onFailed(error: RemoteLoadError): void;
}

export interface MountedScreen {
  /** Gives the screen other props; the latest win when they come faster than it takes them. */
  update(screen: unknown): void;
  /** Ends it in whatever state it is. Resolves when nothing is left of it in the page; never rejects. */
  unmount(): Promise<void>;
}

type MountProps = Partial<ScreenMountProps> & { domElement?: HTMLElement };

/** Phase in which a parcel's `mountPromise` failed. */
async function phaseOf(parcel: Parcel): Promise<CrashPhase> {
  return parcel.bootstrapPromise.then(
    () => 'mount',
    () => 'bootstrap',
  );
}

/**
 * Loads a screen and mounts it as a parcel of single-spa. Whatever happens to it happens to it alone: it is given a
 * time to stand, its errors end in `onFailed`, and an unmount in the middle of anything leaves nothing behind.
 */
export function mountScreen(options: MountOptions): MountedScreen {
  const { loader, remote, exposed, container, mountBudgetMs = 10_000 } = options;
  let isOver = false;
  let isMounted = false;
  let latest = options.screen;
  let shown: unknown = latest;
  let updating: Promise<void> | undefined;
  let unmounting: Promise<void> | undefined;
  let parcel: Parcel | undefined;
  let props: MountProps = {};
  let given: ScreenHost | undefined;
  let releaseStyles: () => void = () => undefined;
  const element = document.createElement('div');
  // No box of its own: the remote's root takes part in the shell's layout.
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
        // One at a time: single-spa refuses an update while another is under way.
        await update(propsNow());
      }
    } catch (error) {
      crash('update', error);
    }
  }

  function update(): void {
    if (isOver || !isMounted || updating !== undefined || parcel?.update === undefined) return;
    updating = pushUpdates(parcel.update).finally(() => (updating = undefined));
  }

  async function start(lifecycles: ScreenLifecycles): Promise<void> {
    const startedAt = performance.now();
    const { raises, answers, base } = loader.composed(remote) ?? {};
    if (base !== undefined) releaseStyles = holdStyles(base);
    given = createScreenHost(remoteHost(options.host, remote, { raises, answers }));
    container.append(element);
    const mounting = mountRootParcel(lifecycles as unknown as ParcelConfig, propsNow());
    parcel = mounting;
    // Their failures arrive through mountPromise and unmount().
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
    else await start(loaded.lifecycles);
  }

  async function end(ended: Parcel): Promise<void> {
    const startedAt = performance.now();
    try {
      const stands = await ended.mountPromise.then(
        () => true,
        () => false,
      );
      await updating;
      if (stands) await ended.unmount();
      note('unmount', startedAt);
    } catch (error) {
      note('unmount', startedAt, error);
      options.host.telemetry.report({ kind: 'error', name: `unmount ${remote} ${exposed}`, error });
    } finally {
      given?.revoke();
      releaseStyles();
      // single-spa keeps every root parcel for good; without this it would keep the whole detached screen.
      for (const key of Object.keys(props) as (keyof MountProps)[]) delete props[key];
    }
  }

  function unmount(): Promise<void> {
    isOver = true;
    // Out of sight at once, also when the remote takes its time or never comes to an end.
    element.remove();
    unmounting ??= parcel === undefined ? Promise.resolve() : end(parcel);
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
