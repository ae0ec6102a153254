import { isTextField, type TextField } from '../../lib/text-field.ts';

/** Search fields do not count, because a search is easy to repeat. */
const isWork = (element: TextField): boolean =>
  element.type !== 'search' && element.closest('[role="search"]') === null;

/**
 * Tracks what the user types, on every screen, so that remotes need not report it.
 * @returns whether a field that was typed into is still in the page with text in it
 */
export function watchTypedFields(page: Document): () => boolean {
  let typed: readonly TextField[] = [];
  const stillThere = () => typed.filter((field) => field.isConnected && field.value !== '');
  page.addEventListener(
    'input',
    ({ target }) => {
      if (!isTextField(target) || !isWork(target)) return;
      typed = [...stillThere().filter((field) => field !== target), target];
    },
    { capture: true },
  );
  return () => stillThere().length > 0;
}
