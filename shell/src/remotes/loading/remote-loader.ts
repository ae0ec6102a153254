import type { ComposedRemote } from '@airdex/shared-contracts/composition';
import { REMOTE_CONTRACT_VERSION } from '@airdex/shared-contracts/remote-contract';
import { announceStart } from './announce-start.ts';
import { createContainerUrls } from './container-urls.ts';
import type { Federation } from '../shared-scope/federation.ts';
import { findRemote } from './find-remote.ts';
import { createLoadLog } from './load-log.ts';
import type { LoadLog } from './load-log.ts';
import { loadRelease, refusedScreen } from './load-release.ts';
import type { LoadedScreen, LoadLimits, LoadTools } from './load-release.ts';
import { entryOf } from './page-composition.ts';
import type { PageComposition } from './page-composition.ts';
import type { RemoteFailure } from '../failures/remote-failure.ts';
import { createRunningRelease } from './running-release.ts';
import type { RunningRelease } from './running-release.ts';

export interface RemoteLoader {
  /**
   * Loads an exposed module of a remote. Never rejects. Calls during a load share that load and its time budget. A call
   * after a failure starts a new load.
   */
  load(remote: string, exposed: string): Promise<LoadedScreen>;
  /** The release of a remote that this page runs or would run; undefined if its entry is unreadable. */
  composed(remote: string): ComposedRemote | undefined;
  readonly composition: PageComposition;
  /** Log of past and future events of the page's remotes. */
  readonly log: LoadLog;
}

export interface RemoteLoaderOptions extends Partial<LoadLimits> {
  readonly composition: PageComposition;
  readonly federation: Federation;
  readonly log?: LoadLog;
  /** A release of the remote that has worked before, if one is known. */
  readonly lastGood?: (remote: string) => Promise<ComposedRemote | undefined>;
  readonly diagnose?: LoadTools['diagnose'];
}

/** Creates a loader for the screens of the remotes in the page's composition. */
export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const { composition, federation, log = createLoadLog() } = options;
  const { budgetMs = 20_000, attempts = 3, backOffMs = 400 } = options;
  const tools: LoadTools = {
    federation,
    urls: createContainerUrls(federation),
    log,
    limits: { budgetMs, attempts, backOffMs },
    failedModules: new Set(),
    diagnose: options.diagnose ?? ((failure) => Promise.resolve(failure)),
  };
  const remotes = new Map<string, RunningRelease>();

  function refuse(name: string, exposed: string, failure: RemoteFailure): LoadedScreen {
    const refused = refusedScreen(name, exposed, failure);
    const release = entryOf(composition, name)?.release ?? null;
    const { error } = refused;
    log.add({ remote: name, exposed, release, phase: 'load', outcome: 'failed', attempt: 1, ms: 0, error });
    return refused;
  }

  async function loadOwn(name: string, exposed: string): Promise<LoadedScreen> {
    const found = findRemote(composition, name, exposed, REMOTE_CONTRACT_VERSION);
    return found.ok ? loadRelease(tools, found.remote, exposed) : refuse(name, exposed, found.failure);
  }

  function running(name: string): RunningRelease {
    const known = remotes.get(name);
    if (known !== undefined) return known;
    const { lastGood } = options;
    const remote = createRunningRelease(name, {
      tools,
      ownRelease: entryOf(composition, name)?.release,
      loadOwn: (exposed) => loadOwn(name, exposed),
      refuse: (exposed, failure) => refuse(name, exposed, failure),
      lastGood: lastGood && (() => lastGood(name)),
    });
    remotes.set(name, remote);
    return remote;
  }

  const underWay = new Map<string, Promise<LoadedScreen>>();
  const composed = (name: string) => remotes.get(name)?.fallbackRelease() ?? entryOf(composition, name);
  return {
    composition,
    composed,
    log,
    load(name, exposed) {
      const key = `${name} ${exposed}`;
      const known = underWay.get(key);
      if (known !== undefined) return known;
      const noteStarted = announceStart(name, composed(name)?.release);
      const loading = running(name)
        .load(exposed)
        .finally(() => {
          underWay.delete(key);
          noteStarted();
        });
      underWay.set(key, loading);
      return loading;
    },
  };
}
