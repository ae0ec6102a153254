import type { ComposedRemote } from '@airdex/shared-contracts/composition';
import { isContractCompatible, REMOTE_CONTRACT_VERSION } from '@airdex/shared-contracts/remote-contract';
import { loadRelease } from './load-release.ts';
import type { LoadedScreen, LoadTools } from './load-release.ts';
import type { RemoteFailure } from '../failures/remote-failure.ts';
import type { RemoteLoadError } from '../failures/remote-load-error.ts';

/** Failures caused by the release itself or its files; other failures would occur with any release. */
const OF_THE_RELEASE: ReadonlySet<RemoteFailure['kind']> = new Set([
  'malformed',
  'incompatible-contract',
  'incompatible-library',
  'unreachable',
  'tampered',
  'blocked',
  'timed-out',
  'crashed',
]);

export interface RunningReleaseOptions {
  readonly tools: LoadTools;
  /** Hash of the composition's release; undefined if its entry is unreadable. */
  readonly ownRelease: string | undefined;
  /** Loads an exposed module of the composition's release. Never rejects. */
  readonly loadOwn: (exposed: string) => Promise<LoadedScreen>;
  /** Refuses an exposed module without requesting it. */
  readonly refuse: (exposed: string, failure: RemoteFailure) => LoadedScreen;
  /** A release of the remote that has worked before, if one is known. */
  readonly lastGood: (() => Promise<ComposedRemote | undefined>) | undefined;
}

/** Ensures that only one release of a remote runs on a page. */
export interface RunningRelease {
  /** Loads an exposed module of the running release. Never rejects. */
  load(exposed: string): Promise<LoadedScreen>;
  /** The earlier release that runs instead of the composition's. */
  fallbackRelease(): ComposedRemote | undefined;
}

/** An earlier release that replaces the composition's, and the reason why the composition's failed. */
interface Fallback {
  readonly release: ComposedRemote;
  readonly why: RemoteFailure;
}

/**
 * Loads the composition's release of a remote. If none of its modules can be loaded, the last good release replaces it
 * until the page is reloaded. The two never run together, because they would not share any state.
 */
export function createRunningRelease(name: string, options: RunningReleaseOptions): RunningRelease {
  const { tools, ownRelease, loadOwn, refuse } = options;
  /** Pending loads of the composition's release. */
  const underWay = new Set<Promise<LoadedScreen>>();
  /** Whether code of the composition's release has run on this page. */
  let hasRun = false;
  let fallback: Fallback | undefined;
  /** Pending while the fallback is tried; resolves to the screen it has loaded. No other load starts meanwhile. */
  let trying: Promise<LoadedScreen | undefined> | undefined;

  async function loadOfComposition(exposed: string): Promise<LoadedScreen> {
    const loading = loadOwn(exposed);
    underWay.add(loading);
    const outcome = await loading;
    underWay.delete(loading);
    hasRun ||= outcome.ok;
    return outcome;
  }

  async function tryEarlier(
    release: ComposedRemote,
    error: RemoteLoadError,
  ): Promise<LoadedScreen | undefined> {
    // The newer release takes precedence, and pending loads of other screens may still succeed with it.
    while (!hasRun && underWay.size > 0) await Promise.race(underWay);
    if (hasRun) return undefined;
    const startedAt = performance.now();
    const outcome = await loadRelease(tools, release, error.exposed);
    if (!outcome.ok) return undefined;
    fallback = { release, why: error.failure };
    tools.log.add({
      remote: name,
      exposed: error.exposed,
      release: release.release,
      phase: 'fallback',
      outcome: 'done',
      attempt: 1,
      ms: performance.now() - startedAt,
      error,
    });
    return outcome;
  }

  /** Loads from the fallback alone: this page cannot load modules that the fallback lacks. */
  async function loadFallback({ release, why }: Fallback, exposed: string): Promise<LoadedScreen> {
    return Object.hasOwn(release.preload, exposed)
      ? loadRelease(tools, release, exposed)
      : refuse(exposed, why);
  }

  async function fallBack(error: RemoteLoadError): Promise<LoadedScreen | undefined> {
    if (!OF_THE_RELEASE.has(error.failure.kind) || hasRun) return undefined;
    const earlier = await options.lastGood?.().catch(() => undefined);
    const isOfUse =
      earlier !== undefined &&
      earlier.release !== ownRelease &&
      isContractCompatible(REMOTE_CONTRACT_VERSION, earlier.contractVersion) &&
      Object.hasOwn(earlier.preload, error.exposed);
    if (fallback === undefined && trying === undefined && isOfUse) {
      trying = tryEarlier(earlier, error).finally(() => (trying = undefined));
      return trying;
    }
    await trying;
    return fallback && loadFallback(fallback, error.exposed);
  }

  return {
    fallbackRelease: () => fallback?.release,
    async load(exposed) {
      while (trying !== undefined) await trying;
      if (fallback !== undefined) return loadFallback(fallback, exposed);
      const outcome = await loadOfComposition(exposed);
      return outcome.ok ? outcome : ((await fallBack(outcome.error)) ?? outcome);
    },
  };
}
