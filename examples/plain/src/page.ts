import type { ScreenLifecycles } from '@airdex/shared-contracts/remote-contract';
import { showSavedSearches } from './saved-searches.ts';
import type { ShownPage } from './saved-searches.ts';

/** The mounted pages, by the element that each is in. */
const shown = new Map<HTMLElement, ShownPage>();

export const bootstrap: ScreenLifecycles['bootstrap'] = async () => undefined;

export const mount: ScreenLifecycles['mount'] = async ({ host, domElement }) => {
  shown.set(domElement, showSavedSearches(host, domElement));
};

export const update: ScreenLifecycles['update'] = async ({ host, domElement }) => {
  shown.get(domElement)?.translate(host.language.get());
};

export const unmount: ScreenLifecycles['unmount'] = async ({ domElement }) => {
  shown.get(domElement)?.remove();
  shown.delete(domElement);
};
