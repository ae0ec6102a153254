import type { ComposedRemote } from '@airdex/shared-contracts/composition';
import { isContractCompatible } from '@airdex/shared-contracts/remote-contract';
import { createContainerUrls } from './container-urls.ts';
import type { Federation } from './federation.ts';
import { findRemote } from './find-remote.ts';
import { createLoadLog } from './load-log.ts';
import type { LoadLog } from './load-log.ts';
import { loadRelease, refusedScreen } from './load-release.ts';
import type { LoadedScreen, LoadLimits, LoadTools } from './load-release.ts';
import type { PageComposition } from './page-composition.ts';
import type { RemoteFailure, RemoteLoadError } from './remote-failure.ts';

export interface RemoteLoader {
  /**
   * Loads an exposed module of a remote. Never rejects. Asked for again meanwhile, it is the same load, budget and
   * all; after a failure it starts afresh.
   */
  load(remote: string, exposed: string): Promise<LoadedScreen>;
  /** The release of a remote that this page runs, or would run; undefined for one that can't be read. */
  composed(remote: string): ComposedRemote | undefined;
  /** The composition of the page. */
  readonly composition: PageComposition;
  /** What happened to the remotes of the page so far, and what happens. */
  readonly log: LoadLog;
}

export interface RemoteLoaderOptions extends Partial<LoadLimits> {
  readonly composition: PageComposition;
  readonly federation: Federation;
  /** Contract version that this shell offers. */
  readonly contractVersion: string;
  readonly log?: LoadLog;
  /** A release of the remote that has worked before, if one is known. */
  readonly lastGood?: (remote: string) => Promise<ComposedRemote | undefined>;
  readonly diagnose?: LoadTools['diagnose'];
}

/** Failures that come of the release itself or of its files; the others would be the same with any release. */
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

/** Loads the screens of remotes, as the page's composition names them. */
export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const { composition, federation, contractVersion, log = createLoadLog() } = options;
  const { budgetMs = 20_000, attempts = 3, backOffMs = 400 } = options;
  const tools: LoadTools = {
    federation,
    urls: createContainerUrls(federation),
    log,
    limits: { budgetMs, attempts, backOffMs },
    diagnose: options.diagnose ?? ((failure) => Promise.resolve(failure)),
  };
  /** Remotes of which the composition's release has run here: another one beside it would know nothing of it. */
  const proven = new Set<string>();
  /** Releases that took the place of the composition's, for as long as the page lives. */
  const fallbacks = new Map<string, ComposedRemote>();

  function composed(name: string): ComposedRemote | undefined {
    const reading = composition.ok ? composition.remotes.get(name) : undefined;
    return fallbacks.get(name) ?? (reading?.ok === true ? reading.value : undefined);
  }

  async function fallBack(error: RemoteLoadError): Promise<LoadedScreen | undefined> {
    const { remote: name, exposed, failure } = error;
    if (!OF_THE_RELEASE.has(failure.kind) || proven.has(name)) return undefined;
    const earlier = await options.lastGood?.(name).catch(() => undefined);
    const isOfUse =
      earlier !== undefined &&
      earlier.release !== composed(name)?.release &&
      isContractCompatible(contractVersion, earlier.contractVersion) &&
      Object.hasOwn(earlier.preload, exposed);
    if (!isOfUse) return undefined;
    const startedAt = performance.now();
    tools.urls.distrust(name, tools.urls.current(name));
    const outcome = await loadRelease(tools, earlier, exposed);
    if (!outcome.ok) {
      tools.urls.distrust(name, tools.urls.current(name));
      return undefined;
    }
    fallbacks.set(name, earlier);
    const { release } = earlier;
    const ms = performance.now() - startedAt;
    log.add({ remote: name, exposed, release, phase: 'fallback', outcome: 'done', attempt: 1, ms, error });
    return outcome;
  }

  async function loadComposed(name: string, exposed: string): Promise<LoadedScreen> {
    const found = findRemote(composition, name, exposed, contractVersion);
    if (found.ok) {
      const outcome = await loadRelease(tools, found.remote, exposed);
      if (outcome.ok) proven.add(name);
      return outcome;
    }
    const refused = refusedScreen(name, exposed, found.failure);
    const release = composed(name)?.release ?? null;
    const { error } = refused;
    log.add({ remote: name, exposed, release, phase: 'load', outcome: 'failed', attempt: 1, ms: 0, error });
    return refused;
  }

  async function loadScreen(name: string, exposed: string): Promise<LoadedScreen> {
    const fallback = fallbacks.get(name);
    if (fallback !== undefined && Object.hasOwn(fallback.preload, exposed))
      return loadRelease(tools, fallback, exposed);
    const outcome = await loadComposed(name, exposed);
    return outcome.ok ? outcome : ((await fallBack(outcome.error)) ?? outcome);
  }

  const underWay = new Map<string, Promise<LoadedScreen>>();
  return {
    composition,
    composed,
    log,
    load(name, exposed) {
      const key = `${name} ${exposed}`;
      const known = underWay.get(key);
      if (known !== undefined) return known;
      const loading = loadScreen(name, exposed).finally(() => underWay.delete(key));
      underWay.set(key, loading);
      return loading;
    },
  };
}
