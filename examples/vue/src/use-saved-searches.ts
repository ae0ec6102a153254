import { onScopeDispose, shallowRef } from 'vue';
import type { SavedSearch } from '@airdex/shared-contracts/api';
import type { HostServices } from '@airdex/shared-contracts/remote-contract';

export type ListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly searches: readonly SavedSearch[] };

/** The user's saved searches. They load again when a remote has changed them. */
export function useSavedSearches({ api, bus }: HostServices) {
  const state = shallowRef<ListState>({ kind: 'loading' });
  let loading = new AbortController();

  async function load(): Promise<void> {
    // The response to an older call must not replace that to a newer one.
    loading.abort();
    loading = new AbortController();
    const { signal } = loading;
    const loaded = await api.getSavedSearches({ signal }).then(
      (searches): ListState => ({ kind: 'loaded', searches }),
      (): ListState => ({ kind: 'failed' }),
    );
    if (!signal.aborted) state.value = loaded;
  }

  const subscription = bus.on('saveSearch').subscribe(() => void load());
  onScopeDispose(() => {
    subscription.unsubscribe();
    loading.abort();
  });
  void load();
  return { state, load };
}
