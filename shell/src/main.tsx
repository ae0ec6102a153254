import '@airdex/shared-ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { REMOTE_CONTRACT_VERSION } from '@airdex/shared-contracts/remote-contract';
import { App } from './app/app.tsx';
import { createShellServices } from './app/shell-services.ts';
import { createFederation, createRemoteLoader, readComposition } from './remotes/index.ts';
import { firstScreenOf } from './screens/first-screen.ts';
import { readSiteSettings } from './site-settings/read-site-settings.ts';

const place = document.getElementById('app');
if (place === null) throw new Error('The document has no element #app.');

const services = createShellServices(window.fetch.bind(window), readSiteSettings());
const loader = createRemoteLoader({
  composition: readComposition(),
  federation: createFederation(),
  contractVersion: REMOTE_CONTRACT_VERSION,
});
// Asked for before the frame is drawn, so that it loads meanwhile. Who is not signed in gets the login page first.
const first = services.session.user.get() === null ? undefined : firstScreenOf(window.location.pathname);
if (first !== undefined) void loader.load(first.remote, first.exposed);
createRoot(place).render(<App services={services} loader={loader} />);
