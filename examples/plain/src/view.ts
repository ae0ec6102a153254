import type { SavedSearch } from '@airdex/shared-contracts/api';
import type { Texts } from './texts/index.ts';

export type ListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly searches: readonly SavedSearch[] };

/** What the user can do on the page. */
export interface Actions {
  readonly open: (search: SavedSearch) => void;
  readonly openAll: () => void;
  readonly retry: () => void;
  readonly save: () => void;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly Node[]
): HTMLElementTagNameMap[Tag] {
  const created = Object.assign(document.createElement(tag), properties);
  created.append(...children);
  return created;
}

const button = (textContent: string, onclick: () => void) =>
  element('button', { type: 'button', textContent, onclick });

function announced(role: 'alert' | 'status', ...children: readonly Node[]): HTMLElement {
  const created = element('div', {}, ...children);
  created.setAttribute('role', role);
  return created;
}

function contentOf(state: ListState, texts: Texts, { open, retry }: Actions): HTMLElement {
  const text = (textContent: string) => element('p', { textContent });
  if (state.kind === 'loading') return announced('status', text(texts.loading));
  if (state.kind === 'failed') return announced('alert', text(texts.failed), button(texts.retry, retry));
  if (state.searches.length === 0) return text(texts.empty);
  const items = state.searches.map((search) =>
    element(
      'li',
      {},
      button(search.searchName, () => open(search)),
    ),
  );
  return element('ul', {}, ...items);
}

/** Creates the elements of the page. The buttons stay the same, so that they keep the focus. */
export function createView(actions: Actions) {
  const title = element('h1', { tabIndex: -1 });
  const introduction = element('p', {});
  const save = button('', actions.save);
  const openAll = button('', actions.openAll);
  const content = element('div', {});
  const root = element(
    'div',
    { className: 'mfe-plain-page' },
    title,
    introduction,
    element('div', { className: 'mfe-plain-actions' }, save, openAll),
    content,
  );
  return {
    root,
    show(state: ListState, texts: Texts): void {
      title.textContent = texts.title;
      introduction.textContent = texts.introduction;
      save.textContent = texts.save;
      openAll.textContent = texts.openAll;
      content.replaceChildren(contentOf(state, texts, actions));
    },
  };
}
