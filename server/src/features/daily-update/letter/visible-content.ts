import type { SearchIndex } from '../../../search-index/index.ts';
import type { SubscriptionScope } from '../../../subscription-scope/subscription-scope.ts';
import type { LetterContent, LetterSearch } from './letter-content.ts';

/**
 * What of a letter its reader may see now: subscriptions change, and a letter is read again later. Programmes outside
 * the scope are left out; once the scope is another one, counts speak of what is shown alone.
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
