import '@airdex/shared-ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { showKeyboardFocus } from './app/keyboard-focus.ts';
import { prepareClient } from './services/api/client-on-demand.ts';
import { fetchWithPageCalls, takePageCalls } from './services/api/page-calls.ts';
import { createShellServices } from './services/shell-services.ts';
import { keepInFrame } from './remotes/kept-frame/keep-in-frame.ts';
import { mayHaveOverrides } from './overrides/may-have-overrides.ts';
import type { PageStartOverrides } from './overrides/prepare-overrides.tsx';
import { loaderOnDemand, readComposition, whenIdle } from './remotes/index.ts';
import type { PageComposition } from './remotes/index.ts';
import { createRemotePages } from './services/remote-pages/remote-pages.ts';
import { firstScreenOf } from './routing/first-screen.ts';
import { prepareLogin } from './pages/login/login-screen.tsx';
import { readSiteSettings } from './app/read-site-settings.ts';
import { browserStorage } from './lib/storage/browser-storage.ts';
import type { TelemetrySources } from './telemetry/start-telemetry.ts';
import { guardPage } from './trusted-types.ts';

guardPage();
showKeyboardFocus();
const place = document.getElementById('app');
const local = browserStorage(() => window.localStorage);

function start(overrides: PageStartOverrides | null, composition: PageComposition): void {
  if (place === null) throw new Error('The document has no element #app.');
  keepInFrame(place);
  const fetchIt = window.fetch.bind(window);
  const remotePages = createRemotePages(composition, overrides?.pages);
  const fetchForCalls = fetchWithPageCalls(fetchIt, takePageCalls());
  const services = createShellServices(fetchForCalls, readSiteSettings(), remotePages);
  const released = loaderOnDemand({
    composition,
    // Needed only when something fails, so it loads only then.
    lastGood: async (remote) => {
      const { lastGoodRelease } = await import(
        /* webpackChunkName: "failures" */ './remotes/loading/last-good-releases.ts'
      );
      return lastGoodRelease(local, remote);
    },
    diagnose: async (failure, remote) => {
      const { diagnoseLoad } = await import(
        /* webpackChunkName: "failures" */ './remotes/failures/diagnose-load.ts'
      );
      return diagnoseLoad(failure, remote, composition.ok ? composition.id : '');
    },
  });
  const loader = overrides?.loader({ released, fetch: fetchIt }) ?? released;
  const first = firstScreenOf(window.location.pathname, remotePages);
  // Requested before the frame renders, so that both happen at the same time. Visitors get the login page first.
  if (services.session.user.get() === null) {
    prepareLogin();
    whenIdle(prepareClient);
  } else {
    if (first !== undefined) void loader.load(first.remote, first.exposed);
    // Lets it open at once when the session ends, even offline.
    whenIdle(prepareLogin);
  }
  overrides?.show(services);
  // Code of an override has no release, so there is nothing to report figures for.
  if (!overrides?.active.length) {
    const { reports } = services.telemetry;
    reportWhenIdle({ composition, loader, reports, firstRemote: first?.remote });
  }
  createRoot(place).render(
    <App services={services} loader={loader} besideFailure={overrides?.besideFailure} />,
  );
}

function reportWhenIdle(sources: TelemetrySources): void {
  whenIdle(() => {
    void import('./telemetry/start-telemetry.ts').then(
      ({ startTelemetry }) => startTelemetry(sources),
      (error: unknown) => console.warn('airdex: nothing is reported', error),
    );
  });
}

const tab = browserStorage(() => window.sessionStorage);
const composition = readComposition();
if (composition.ok && !mayHaveOverrides(tab)) start(null, composition);
else
  void import('./page-start.ts')
    .then(({ preparePage }) => preparePage(tab, local, composition))
    .catch((error: unknown) => {
      // The page continues with what it has.
      console.warn('airdex: the page could not be prepared', error);
      return { overrides: null, composition };
    })
    .then((prepared) => start(prepared.overrides, prepared.composition));
