import '@airdex/shared-ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { App } from '@airdex/shell/src/app/app.tsx';
import { createShellServices } from '@airdex/shell/src/app/shell-services.ts';
import { importedScreens } from './imported-screens.ts';
import { guardPage } from '@airdex/shell/src/trusted-types.ts';

/*
 * The shell's main.tsx with one difference: screens are imported, not loaded from remotes. Keep it so: it is the
 * composed application's peer.
 */
guardPage();
const place = document.getElementById('app');
if (place === null) throw new Error('The document has no element #app.');

createRoot(place).render(
  <App services={createShellServices(window.fetch.bind(window))} loader={importedScreens} />,
);
