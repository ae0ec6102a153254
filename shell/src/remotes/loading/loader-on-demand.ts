import { REMOTES_CODE, withoutCode } from '../remotes-on-demand.ts';
import { createLoadLog } from './load-log.ts';
import type { LoadedScreen } from './load-release.ts';
import { entryOf } from './page-composition.ts';
import type { RemoteLoader, RemoteLoaderOptions } from './remote-loader.ts';

/** A loader for the screens of the remotes in a composition, whose code loads with the first of them. */
export function loaderOnDemand(
  options: Omit<RemoteLoaderOptions, 'federation'>,
  fetchCode = REMOTES_CODE.load,
): RemoteLoader {
  const { composition, log = createLoadLog() } = options;
  let loader: RemoteLoader | null = null;

  function fail(remote: string, exposed: string, cause: unknown): LoadedScreen {
    const error = withoutCode(remote, exposed, cause);
    const release = composed(remote)?.release ?? null;
    log.add({ remote, exposed, release, phase: 'load', outcome: 'failed', attempt: 1, ms: 0, error });
    return { ok: false, error };
  }

  const composed: RemoteLoader['composed'] = (name) => {
    return loader === null ? entryOf(composition, name) : loader.composed(name);
  };

  return {
    composition,
    composed,
    log,
    async load(remote, exposed) {
      try {
        const { createRemoteLoader, pageFederation } = await fetchCode();
        loader ??= createRemoteLoader({ ...options, federation: pageFederation(), log });
      } catch (cause) {
        return fail(remote, exposed, cause);
      }
      return loader.load(remote, exposed);
    },
  };
}
