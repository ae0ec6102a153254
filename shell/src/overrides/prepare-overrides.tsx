import type { ReactNode } from 'react';
import { mergeOverrides, readOverrideRequest, withoutOverrides } from '@airdex/shared-contracts/overrides';
import type { RemoteOverride } from '@airdex/shared-contracts/overrides';
import type { ShellServices } from '../services/shell-services.ts';
import type { RemoteLoader } from '../remotes/index.ts';
import type { RemoteWithPages } from '../services/remote-pages/remote-pages.ts';
import type { BrowserStorage } from '../lib/storage/browser-storage.ts';
import { ClearOverride } from './clear-override.tsx';
import { decideOverrides, type FailedOverride, type RefusedOverride } from './decide-overrides.ts';
import { createOverrideMemory } from './override-memory.ts';
import { readDevelopmentRemote } from './development-remote.ts';
import { createOverridingLoader } from './overriding-loader.ts';
import type { OverridingLoaderOptions } from './overriding-loader.ts';
import { addOverrideTexts } from './override-texts.ts';
import { readPageOverrides } from './read-page-overrides.ts';
import { reloadAfterSignIn } from './reload-after-sign-in.ts';
import { showOverrideBar } from './show-override-bar.tsx';

/** The overrides with which a page starts. */
export interface PageStartOverrides {
  readonly active: readonly RemoteOverride[];
  /** The overridden remotes with the pages from their dev servers, without those that did not respond in time. */
  readonly pages: readonly RemoteWithPages[];
  loader(options: Omit<OverridingLoaderOptions, 'overrides'>): RemoteLoader;
  /**
   * Shows the bar that lists them at the bottom of the page, and asks the user about those that the address requests.
   * Call it before the page renders.
   */
  show(services: ShellServices): void;
  /** Shown next to the failure message of a remote. */
  besideFailure(remote: string): ReactNode;
}

/** How long the page waits for the pages of overridden remotes, in milliseconds. */
const PAGES_TIMEOUT_MS = 2_000;

/** The remotes that dev servers serve, and why others do not. */
async function readRemotes(
  active: readonly RemoteOverride[],
): Promise<{ readonly pages: RemoteWithPages[]; readonly failed: FailedOverride[] }> {
  const fetchIt = window.fetch.bind(window);
  const pages: RemoteWithPages[] = [];
  const failed: FailedOverride[] = [];
  const read = async (override: RemoteOverride) => {
    const reading = await readDevelopmentRemote(override, fetchIt, PAGES_TIMEOUT_MS);
    if (reading.ok) {
      pages.push(reading.remote);
      return;
    }
    const { failure } = reading;
    const problem =
      failure.kind === 'malformed' ? failure.problems.join('; ') : `${override.origin} does not answer`;
    failed.push({ reason: 'failed', override, problem });
  };
  await Promise.all(active.map(read));
  return { pages, failed };
}

const notPermitted = (refused: readonly RefusedOverride[]): readonly RemoteOverride[] =>
  refused.flatMap((it) => (it.reason === 'not-permitted' ? [it.override] : []));

/**
 * Determines the active overrides, and removes the request for them from the page's address. If the user has not agreed
 * to an override in this tab, the page starts without it, asks, and reloads when the user agrees. If no developer is
 * signed in, it asks after the next sign-in. Never resolves if the page must reload at once.
 */
export async function prepareOverrides(tab: BrowserStorage): Promise<PageStartOverrides> {
  const memory = createOverrideMemory(tab);
  const { pathname, search, hash } = window.location;
  const page = readPageOverrides();
  const request = readOverrideRequest(search);
  const isDeveloper = page.isPermitted === true;
  const waiting = request.clears ? [] : memory.waiting();
  const decision = decideOverrides({
    request: { ...request, overrides: mergeOverrides(isDeveloper ? waiting : [], request.overrides) },
    stored: memory.stored(),
    page,
    hasReloaded: memory.hasReloaded(),
  });
  memory.keep(decision.kept);
  memory.noteReload(decision.mustReload);
  if (decision.mustReload) {
    window.location.reload();
    return new Promise(() => undefined);
  }

  const { active, kept, unconfirmed, refused } = decision;
  memory.wait(isDeveloper ? [] : mergeOverrides(waiting, notPermitted(refused)));
  // The router uses the address. A parameter that it does not know would be lost or copied by accident.
  window.history.replaceState(window.history.state, '', `${pathname}${withoutOverrides(search)}${hash}`);
  const clear = (remotes: readonly string[]) => {
    memory.keep(memory.stored().filter(({ remote }) => !remotes.includes(remote)));
    window.location.reload();
  };
  const agree = () => {
    memory.keep(mergeOverrides(kept, unconfirmed));
    window.location.reload();
  };
  const { pages, failed } = await readRemotes(active);
  return {
    active,
    pages,
    loader: (options) => createOverridingLoader({ ...options, overrides: active }),
    show(services) {
      if (memory.waiting().length > 0) reloadAfterSignIn(services);
      addOverrideTexts(services.texts);
      showOverrideBar(services, {
        overrides: active,
        unconfirmed,
        refused: [...refused, ...failed],
        onAgree: agree,
        onClear: clear,
      });
    },
    besideFailure(remote) {
      const isOverridden = active.some((override) => override.remote === remote);
      return isOverridden && <ClearOverride remote={remote} onClear={() => clear([remote])} />;
    },
  };
}
