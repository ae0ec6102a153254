import type { SearchIndex } from '../../../search-index/index.ts';
import type { SubscriptionScope } from '../../../subscription-scope/subscription-scope.ts';
import type { LetterContent, LetterSearch } from './letter-content.ts';

/**
 * The part of a letter that its reader may see now: subscriptions change, and letters are read again later.
 * Leaves out programmes outside the scope; if the scope has changed, counts only include what is shown.
 */
export function visibleContent(
  content: LetterContent,
  scope: SubscriptionScope,
  index: SearchIndex,
): LetterContent {
  const searches = content.searches.map((search): LetterSearch => ({
    ...search,
    programmes: search.programmes.filter(({ id }) => index.contains(scope, id)),
  }));
  if (scope.key === content.scopeKey) return { ...content, searches };
  const left = searches
    .filter(({ programmes }) => programmes.length > 0)
    .map((search) => ({ ...search, count: search.programmes.length }));
  const shown = new Set(left.flatMap(({ programmes }) => programmes.map(({ id }) => id)));
  return { ...content, searches: left, count: shown.size, moreSearches: 0 };
}
