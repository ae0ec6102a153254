import { loadRemote, registerRemotes, registerShared } from '@module-federation/enhanced/runtime';
import type { ScreenLifecycles } from '@airdex/shared-contracts/remote-contract';
import { createServices } from './services.ts';
import { sharedLibraries } from './shared-libraries.ts';

/** Address of the remote's `mf-manifest.json`, from the address of this page. */
const entry = new URLSearchParams(location.search).get('remote') ?? '';
registerShared(sharedLibraries());
registerRemotes([{ name: 'mfe_account', entry }]);

const services = createServices();
const domElement = document.querySelector('main');
const screen = await loadRemote<ScreenLifecycles>('mfe_account/faq');
if (screen === null || domElement === null) throw new Error('There is nothing to show');
const props = {
  name: 'faq',
  domElement,
  host: services.host,
  screen: {},
  onCrash(error: unknown) {
    throw error;
  },
};
await screen.bootstrap(props);
await screen.mount(props);

document.querySelector('#language')?.addEventListener('click', () => services.setLanguage('ch'));
document.querySelector('#close')?.addEventListener('click', () => void screen.unmount(props));
