import type { OrderBy } from '../search-request.ts';
import { meaningOf, SORT_WORDS } from './word-codes.ts';

/** An order as in an address: '-date.channel', where a minus means descending. Empty for the default order. */
export function textOfOrder(orderBy: readonly OrderBy[]): string {
  return orderBy
    .map(({ sortExpression, direction }) => `${direction === 'Desc' ? '-' : ''}${SORT_WORDS[sortExpression]}`)
    .join('.');
}

/** The order in such a text, or null if it is invalid. */
export function orderOfText(text: string): OrderBy[] | null {
  if (text === '') return [];
  const order: OrderBy[] = [];
  for (const word of text.split('.')) {
    const sortExpression = meaningOf(SORT_WORDS, word.replace(/^-/, ''));
    if (sortExpression === null || order.some((level) => level.sortExpression === sortExpression))
      return null;
    order.push({ sortExpression, direction: word.startsWith('-') ? 'Desc' : 'Asc' });
  }
  return order;
}
