import * as home from '@airdex/mfe-search/src/screens/home.tsx';
import * as results from '@airdex/mfe-search/src/screens/results.tsx';
import type { ExposedModule, RemoteName, ScreenLifecycles } from '@airdex/shared-contracts/remote-contract';
import { createLoadLog } from '@airdex/shell/src/remotes/index.ts';
import type { PageComposition, RemoteLoader } from '@airdex/shell/src/remotes/index.ts';

type Screens = {
  readonly [Name in RemoteName]: Readonly<Record<ExposedModule<Name>, () => Promise<object>>>;
};

/**
 * Every screen of every remote. Those of the measured journey are part of the bundle. The others are chunks that the
 * journey never requests, as in a well-built bundle: otherwise unrelated screens would enlarge the peer and improve
 * the ratio.
 */
const screens: Screens = {
  'mfe-search': {
    './home': () => Promise.resolve(home),
    './results': () => Promise.resolve(results),
    './advanced-panel': () => import('@airdex/mfe-search/src/screens/advanced-panel.tsx'),
  },
  'mfe-card': {
    './card': () => import('@airdex/mfe-card/src/screens/card.tsx'),
    './card-pdf': () => import('@airdex/mfe-card/src/screens/card-pdf.tsx'),
    './compare': () => import('@airdex/mfe-card/src/screens/compare.tsx'),
    './compare-pdf': () => import('@airdex/mfe-card/src/screens/compare-pdf.tsx'),
  },
  'mfe-account': {
    './about-us': () => import('@airdex/mfe-account/src/screens/about-us.tsx'),
    './account': () => import('@airdex/mfe-account/src/screens/account.tsx'),
    './change-password-dialog': () => import('@airdex/mfe-account/src/screens/change-password-dialog.tsx'),
    './daily-update': () => import('@airdex/mfe-account/src/screens/daily-update.tsx'),
    './faq': () => import('@airdex/mfe-account/src/screens/faq.tsx'),
    './free-trial': () => import('@airdex/mfe-account/src/screens/free-trial.tsx'),
    './letter': () => import('@airdex/mfe-account/src/screens/letter.tsx'),
    './my-subscription': () => import('@airdex/mfe-account/src/screens/my-subscription.tsx'),
    './privacy': () => import('@airdex/mfe-account/src/screens/privacy.tsx'),
    './reports': () => import('@airdex/mfe-account/src/screens/reports.tsx'),
    './reset-password': () => import('@airdex/mfe-account/src/screens/reset-password.tsx'),
    './unsubscribe': () => import('@airdex/mfe-account/src/screens/unsubscribe.tsx'),
  },
  'mfe-collections': {
    './saved-searches': () => import('@airdex/mfe-collections/src/screens/saved-searches.tsx'),
    './playlists': () => import('@airdex/mfe-collections/src/screens/playlists.tsx'),
    './save-search-dialog': () => import('@airdex/mfe-collections/src/screens/save-search-dialog.tsx'),
    './add-to-playlist-dialog': () =>
      import('@airdex/mfe-collections/src/screens/add-to-playlist-dialog.tsx'),
    './remove-from-playlist-dialog': () =>
      import('@airdex/mfe-collections/src/screens/remove-from-playlist-dialog.tsx'),
  },
};
const byName: Readonly<Record<string, Readonly<Record<string, () => Promise<object>>>>> = screens;

/** Replaces the shell's loader of remotes. `composition` is the page's, which names no remote. */
export function importedScreens(composition: PageComposition): RemoteLoader {
  return {
    async load(remote, exposed) {
      const load = byName[remote]?.[exposed];
      if (load === undefined) throw new Error(`The bundle has no screen ${remote} ${exposed}`);
      // Like a remote's container, the bundle returns a module whose type is not checked here.
      return { ok: true, lifecycles: (await load()) as ScreenLifecycles };
    },
    composed: () => undefined,
    composition,
    log: createLoadLog(),
  };
}
