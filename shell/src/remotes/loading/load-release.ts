import type { ComposedRemote } from '@airdex/shared-contracts/composition';
import type { ScreenLifecycles } from '@airdex/shared-contracts/remote-contract';
import { classifyLoadFailure, isWorthRetrying } from '../failures/classify-failure.ts';
import type { ContainerUrls, ContainerUse } from './container-urls.ts';
import type { Federation } from '../shared-scope/federation.ts';
import type { LoadLog } from './load-log.ts';
import { RemoteLoadError } from '../failures/remote-load-error.ts';
import type { RemoteFailure } from '../failures/remote-failure.ts';
import { restrainStyles } from '../screen/remote-styles.ts';
import { BudgetExceeded, delay, withinBudget } from './time-budget.ts';

/** The outcome of a load. */
export type LoadedScreen =
  | { readonly ok: true; readonly lifecycles: ScreenLifecycles }
  | { readonly ok: false; readonly error: RemoteLoadError };

/** Limits on the duration and the number of attempts. */
export interface LoadLimits {
  /** Time limit of a load including all attempts, in milliseconds. */
  readonly budgetMs: number;
  readonly attempts: number;
  /** Delay before the second attempt, in milliseconds. Doubles with each further attempt. */
  readonly backOffMs: number;
}

export interface LoadTools {
  readonly federation: Federation;
  readonly urls: ContainerUrls;
  readonly log: LoadLog;
  readonly limits: LoadLimits;
  /** Releases whose container is an ES module that could not be loaded. */
  readonly failedModules: Set<string>;
  /** Diagnoses a file that could not be loaded, after the last attempt. */
  readonly diagnose: (
    failure: Extract<RemoteFailure, { kind: 'unreachable' }>,
    remote: ComposedRemote,
  ) => Promise<RemoteFailure>;
}

export function refusedScreen(
  remote: string,
  exposed: string,
  failure: RemoteFailure,
  cause?: unknown,
): LoadedScreen & { readonly ok: false } {
  return { ok: false, error: new RemoteLoadError(remote, exposed, failure, cause) };
}

function isScreen(module: unknown): module is ScreenLifecycles {
  const { bootstrap, mount, unmount } = (module ?? {}) as Partial<Record<keyof ScreenLifecycles, unknown>>;
  return [bootstrap, mount, unmount].every((lifecycle) => typeof lifecycle === 'function');
}

/**
 * Loads an exposed module of one release of a remote, with all attempts within the time budget. Never rejects. Makes no
 * further attempt once the budget is exceeded.
 */
export async function loadRelease(
  tools: LoadTools,
  remote: ComposedRemote,
  exposed: string,
): Promise<LoadedScreen> {
  const { federation, urls, log, limits } = tools;
  const { name, release } = remote;
  let attempt = 0;
  let isOver = false;
  let latest: ContainerUse | undefined;
  restrainStyles(remote.base);

  function note(startedAt: number, outcome: 'done' | 'failed' | 'again', error?: unknown): void {
    const ms = performance.now() - startedAt;
    const record = { remote: name, exposed, release, phase: 'load', outcome, attempt, ms } as const;
    log.add(error === undefined ? record : { ...record, error });
  }

  /** A module that fails again may fail until the page is reloaded. */
  function ofModule(failure: RemoteFailure): RemoteFailure {
    const isOfFile = failure.kind === 'unreachable' || failure.kind === 'tampered';
    if (remote.container !== 'module' || !isOfFile) return failure;
    const isAgain = tools.failedModules.has(release);
    tools.failedModules.add(release);
    return isAgain ? { ...failure, needsReload: true } : failure;
  }

  function checkInTime(): void {
    if (isOver) throw new BudgetExceeded('nobody waits for it any more');
  }

  async function loadOnce() {
    const use = urls.use(remote);
    latest = use;
    try {
      const module = await federation.load(remote.federationName, exposed);
      use.end('ran');
      return { module };
    } catch (thrown) {
      const failure = classifyLoadFailure(thrown, use.url, attempt);
      // The container requests a chunk that failed to load again; any other failure makes the container unusable.
      use.end(failure.kind !== 'unreachable' || failure.url === use.url ? 'unusable' : 'failed');
      return { thrown, failure };
    }
  }

  async function loadWithRetries(): Promise<LoadedScreen> {
    for (;;) {
      attempt += 1;
      const startedAt = performance.now();
      const outcome = await loadOnce();
      checkInTime();
      if (outcome.failure === undefined) {
        if (isScreen(outcome.module)) {
          note(startedAt, 'done');
          return { ok: true, lifecycles: outcome.module };
        }
        const problems = [`${exposed} exports no lifecycles`];
        return refusedScreen(name, exposed, { kind: 'malformed', problems });
      }
      const { failure, thrown } = outcome;
      if (attempt >= limits.attempts || !isWorthRetrying(failure)) {
        const isUnreachable = failure.kind === 'unreachable';
        const why = isUnreachable ? await tools.diagnose(failure, remote).catch(() => failure) : failure;
        return refusedScreen(name, exposed, ofModule(why), thrown);
      }
      note(startedAt, 'again', thrown);
      await delay(limits.backOffMs * 2 ** (attempt - 1));
      checkInTime();
    }
  }

  async function loadWithinBudget(): Promise<LoadedScreen> {
    try {
      return await withinBudget(loadWithRetries(), limits.budgetMs);
    } catch (error) {
      if (!(error instanceof BudgetExceeded))
        return refusedScreen(name, exposed, { kind: 'crashed', phase: 'load' }, error);
      isOver = true;
      latest?.end('unusable');
      return refusedScreen(name, exposed, { kind: 'timed-out', step: 'load', budgetMs: limits.budgetMs });
    }
  }

  const startedAt = performance.now();
  const outcome = await loadWithinBudget();
  if (!outcome.ok) note(startedAt, 'failed', outcome.error);
  return outcome;
}
