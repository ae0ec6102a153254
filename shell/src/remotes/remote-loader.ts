import type { ComposedRemote } from '@airdex/shared-contracts/composition';
import type { ScreenLifecycles } from '@airdex/shared-contracts/remote-contract';
import { classifyLoadFailure, isWorthRetrying } from './classify-failure.ts';
import { createContainerUrls } from './container-urls.ts';
import type { Federation } from './federation.ts';
import { findRemote } from './find-remote.ts';
import type { PageComposition } from './page-composition.ts';
import { RemoteLoadError } from './remote-failure.ts';
import type { RemoteFailure } from './remote-failure.ts';
import { BudgetExceeded, delay, withinBudget } from './time-budget.ts';

/** The outcome of a load. */
export type LoadedScreen =
  | { readonly ok: true; readonly lifecycles: ScreenLifecycles }
  | { readonly ok: false; readonly error: RemoteLoadError };

export interface RemoteLoader {
  /**
   * Loads an exposed module of a remote. Never rejects. Asked for again meanwhile, it is the same load, budget and
   * all; after a failure it starts afresh.
   */
  load(remote: string, exposed: string): Promise<LoadedScreen>;
}

export interface RemoteLoaderOptions {
  readonly composition: PageComposition;
  readonly federation: Federation;
  /** Contract version that this shell offers. */
  readonly contractVersion: string;
  /** Time for a load with all its attempts, in milliseconds. */
  readonly budgetMs?: number;
  readonly attempts?: number;
  /** Wait before the second attempt, in milliseconds; doubles with each. */
  readonly backOffMs?: number;
}

function isScreen(module: unknown): module is ScreenLifecycles {
  const { bootstrap, mount, unmount } = (module ?? {}) as Partial<Record<keyof ScreenLifecycles, unknown>>;
  return [bootstrap, mount, unmount].every((lifecycle) => typeof lifecycle === 'function');
}

/** Loads the screens of remotes, as the page's composition names them. */
export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const { composition, federation, contractVersion } = options;
  const { budgetMs = 20_000, attempts = 3, backOffMs = 400 } = options;
  const urls = createContainerUrls(federation);

  async function loadOnce(remote: ComposedRemote, exposed: string, attempt: number) {
    const url = urls.of(remote);
    try {
      return { module: await federation.load(remote.federationName, exposed) };
    } catch (thrown) {
      const failure = classifyLoadFailure(thrown, url, attempt);
      // A chunk that could not be had is asked for again by the container; any other failure spoils the container.
      if (failure.kind !== 'unreachable' || failure.url === url) urls.distrust(remote.name, url);
      return { thrown, failure };
    }
  }

  async function loadWithRetries(remote: ComposedRemote, exposed: string): Promise<LoadedScreen> {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await loadOnce(remote, exposed, attempt);
      if (outcome.failure === undefined) {
        if (isScreen(outcome.module)) return { ok: true, lifecycles: outcome.module };
        return refuse(remote.name, exposed, {
          kind: 'malformed',
          problems: [`${exposed} exports no lifecycles`],
        });
      }
      if (attempt >= attempts || !isWorthRetrying(outcome.failure)) {
        return refuse(remote.name, exposed, outcome.failure, outcome.thrown);
      }
      await delay(backOffMs * 2 ** (attempt - 1));
    }
  }

  function refuse(remote: string, exposed: string, failure: RemoteFailure, cause?: unknown): LoadedScreen {
    return { ok: false, error: new RemoteLoadError(remote, exposed, failure, cause) };
  }

  async function loadWithinBudget(name: string, exposed: string): Promise<LoadedScreen> {
    const found = findRemote(composition, name, exposed, contractVersion);
    if (!found.ok) return refuse(name, exposed, found.failure);
    try {
      return await withinBudget(loadWithRetries(found.remote, exposed), budgetMs);
    } catch (error) {
      if (!(error instanceof BudgetExceeded))
        return refuse(name, exposed, { kind: 'crashed', phase: 'load' }, error);
      urls.distrust(name, urls.current(name));
      return refuse(name, exposed, { kind: 'timed-out', step: 'load', budgetMs });
    }
  }

  const underWay = new Map<string, Promise<LoadedScreen>>();
  return {
    load(name, exposed) {
      const key = `${name} ${exposed}`;
      const known = underWay.get(key);
      if (known !== undefined) return known;
      const loading = loadWithinBudget(name, exposed).finally(() => underWay.delete(key));
      underWay.set(key, loading);
      return loading;
    },
  };
}
