import '@airdex/shared-ui/tokens.css';
import { createRoot } from 'react-dom/client';
import type { ScreenLifecycles } from '@airdex/shared-contracts/remote-contract';
import { App } from '@airdex/shell/src/app/app.tsx';
import { createShellServices } from '@airdex/shell/src/services/shell-services.ts';
import { readComposition } from '@airdex/shell/src/remotes/index.ts';
import type { RemoteLoader } from '@airdex/shell/src/remotes/index.ts';
import { importedScreens } from '../../first-results/one-bundle/imported-screens.ts';
import * as plainList from './plain-list-screen.tsx';
import { guardPage } from '@airdex/shell/src/trusted-types.ts';

guardPage();
const place = document.getElementById('app');
if (place === null) throw new Error('The document has no element #app.');

const screens = importedScreens(readComposition());

/** Every screen unchanged, except the plain list instead of the results. */
const loader: RemoteLoader = {
  ...screens,
  load: (remote, exposed, ...rest) =>
    remote === 'mfe-search' && exposed === './results'
      ? Promise.resolve({ ok: true, lifecycles: plainList as unknown as ScreenLifecycles })
      : screens.load(remote, exposed, ...rest),
};

createRoot(place).render(<App services={createShellServices(window.fetch.bind(window))} loader={loader} />);
