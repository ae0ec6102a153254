import { createApp, h, shallowReactive } from 'vue';
import type { ScreenLifecycles } from '@airdex/shared-contracts/remote-contract';
import { SavedSearchesPage } from './saved-searches-page.ts';
import { adoptStyles } from './styles.ts';
import type { PageProps } from './saved-searches-page.ts';

interface ShownPage {
  readonly props: PageProps;
  readonly remove: () => void;
}

/** The mounted pages, by the element that each is in. */
const shown = new Map<HTMLElement, ShownPage>();

export const bootstrap: ScreenLifecycles['bootstrap'] = async () => undefined;

export const mount: ScreenLifecycles['mount'] = async ({ host, domElement, ...screen }) => {
  const props = shallowReactive<PageProps>({ host, language: host.language.get() });
  const app = createApp(() => h(SavedSearchesPage, props));
  app.config.errorHandler = (error) => screen.onCrash(error);
  const removeStyles = adoptStyles();
  const subscription = host.language.changes.subscribe((language) => {
    props.language = language;
  });
  shown.set(domElement, {
    props,
    remove() {
      subscription.unsubscribe();
      app.unmount();
      removeStyles();
    },
  });
  app.mount(domElement);
};

export const update: ScreenLifecycles['update'] = async ({ host, domElement }) => {
  const page = shown.get(domElement);
  if (page !== undefined) page.props.language = host.language.get();
};

export const unmount: ScreenLifecycles['unmount'] = async ({ domElement }) => {
  shown.get(domElement)?.remove();
  shown.delete(domElement);
};
