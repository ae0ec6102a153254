import { defineComponent, h } from 'vue';
import type { PropType, VNode } from 'vue';
import type { SavedSearch } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import type { HostServices } from '@airdex/shared-contracts/remote-contract';
import { texts } from './texts/index.ts';
import { useSavedSearches } from './use-saved-searches.ts';

export interface PageProps {
  readonly host: HostServices;
  language: Language;
}

const button = (text: string, onClick: () => void) => h('button', { type: 'button', onClick }, text);

/** Shows the user's saved searches, up to date and in the language of the page. */
export const SavedSearchesPage = defineComponent({
  name: 'SavedSearchesPage',
  props: {
    host: { type: Object as PropType<HostServices>, required: true },
    language: { type: String as PropType<Language>, required: true },
  },
  setup(props) {
    const { host } = props;
    const { state, load } = useSavedSearches(host);
    const openAll = () => host.navigate('/savedSearches');
    const open = ({ id, searchName, lastCall, filter }: SavedSearch) =>
      host.bus.raise('SavedSearch', { id, searchName, lastCall, filter });
    const save = () => void host.dialogs.open('save-search', { filter: { term: 'news' } });

    function list(): VNode {
      const t = texts[props.language];
      const { value } = state;
      if (value.kind === 'loading') return h('div', { role: 'status' }, h('p', t.loading));
      if (value.kind === 'failed')
        return h('div', { role: 'alert' }, [h('p', t.failed), button(t.retry, () => void load())]);
      if (value.searches.length === 0) return h('p', t.empty);
      const items = value.searches.map((search) =>
        h(
          'li',
          { key: search.id },
          button(search.searchName, () => open(search)),
        ),
      );
      return h('ul', items);
    }

    return () => {
      const t = texts[props.language];
      return h('div', { class: 'mfe-vue-page' }, [
        h('h1', { tabindex: -1 }, t.title),
        h('p', t.introduction),
        h('div', { class: 'mfe-vue-actions' }, [button(t.save, save), button(t.openAll, openAll)]),
        list(),
      ]);
    };
  },
});
