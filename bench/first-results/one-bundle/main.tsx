import '@airdex/shared-ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { App } from '@airdex/shell/src/app/app.tsx';
import { fetchWithPageCalls, takePageCalls } from '@airdex/shell/src/services/api/page-calls.ts';
import { firstScreenOf } from '@airdex/shell/src/routing/first-screen.ts';
import { prepareLogin } from '@airdex/shell/src/pages/login/login-screen.tsx';
import { createRemotePages } from '@airdex/shell/src/services/remote-pages/remote-pages.ts';
import { createShellServices } from '@airdex/shell/src/services/shell-services.ts';
import { readComposition, whenIdle } from '@airdex/shell/src/remotes/index.ts';
import { guardPage } from '@airdex/shell/src/trusted-types.ts';
import { importedScreens } from './imported-screens.ts';

/*
 * The shell's main.tsx with one difference: screens are imported instead of loaded from remotes. Keep it so: the
 * comparison requires that it also watches its page and sends reports as the composed application does.
 */
guardPage();
const place = document.getElementById('app');
if (place === null) throw new Error('The document has no element #app.');

const composition = readComposition();
const firstRemote = firstScreenOf(window.location.pathname, createRemotePages(composition))?.remote;
const services = createShellServices(fetchWithPageCalls(window.fetch.bind(window), takePageCalls()));
const loader = importedScreens(composition);
whenIdle(() => {
  void import('@airdex/shell/src/telemetry/start-telemetry.ts').then(({ startTelemetry }) =>
    startTelemetry({ composition, loader, reports: services.telemetry.reports, firstRemote }),
  );
});
whenIdle(prepareLogin);
createRoot(place).render(<App services={services} loader={loader} />);
