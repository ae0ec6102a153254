import type { Language } from '@airdex/shared-contracts/constants';
import type { HostServices } from '@airdex/shared-contracts/remote-contract';
import { adoptStyles } from './styles.ts';
import { texts } from './texts/index.ts';
import { createView } from './view.ts';
import type { ListState } from './view.ts';

export interface ShownPage {
  translate(language: Language): void;
  /** Removes the page, its listeners and its styles, and aborts what it still loads. */
  remove(): void;
}

/** Shows the user's saved searches in `place`, up to date and in the language of the page, until it is removed. */
export function showSavedSearches(host: HostServices, place: HTMLElement): ShownPage {
  let state: ListState = { kind: 'loading' };
  let language = host.language.get();
  let loading = new AbortController();

  const view = createView({
    openAll: () => host.navigate('/savedSearches'),
    open: ({ id, searchName, lastCall, filter }) =>
      host.bus.raise('SavedSearch', { id, searchName, lastCall, filter }),
    retry: () => void load(),
    save: () => void host.dialogs.open('save-search', { filter: { term: 'news' } }),
  });
  const show = () => view.show(state, texts[language]);

  async function load(): Promise<void> {
    // The response to an older call must not replace that to a newer one.
    loading.abort();
    loading = new AbortController();
    const { signal } = loading;
    const loaded = await host.api.getSavedSearches({ signal }).then(
      (searches): ListState => ({ kind: 'loaded', searches }),
      (): ListState => ({ kind: 'failed' }),
    );
    if (signal.aborted) return;
    state = loaded;
    show();
  }

  function translate(next: Language): void {
    language = next;
    show();
  }

  const removeStyles = adoptStyles();
  place.append(view.root);
  const subscription = host.language.changes.subscribe(translate);
  subscription.add(host.bus.on('saveSearch').subscribe(() => void load()));
  void load();
  return {
    translate,
    remove() {
      subscription.unsubscribe();
      loading.abort();
      view.root.remove();
      removeStyles();
    },
  };
}
