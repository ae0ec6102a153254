import { routePath } from '../../routes/routes.ts';
import { readBrowseAddress, type BrowsedSearch } from './browse-address.ts';

/** Number of kept cards: the newest. */
const CARDS_MAX = 50;

/** The kept cards, one per line: the address with the search, a space, and when it was kept, in milliseconds. */
const linesOf = (stored: string | null) => (stored ?? '').split('\n');
const isOf = (path: string) => (line: string) => line.startsWith(`${path}?`);

/**
 * What to store so that a card is kept. Cards have plain addresses, so the browser keeps which results they were opened
 * from.
 * @param stored what was stored before
 * @param address the card's address with the search, by `browseAddresses`
 */
export function keepCard(stored: string | null, address: string, now = Date.now()): string {
  const isSame = isOf(address.replace(/\?.*/, ''));
  const others = linesOf(stored).filter((line) => !isSame(line));
  return [...others, `${address} ${now}`].slice(-CARDS_MAX).join('\n');
}

/**
 * The results that a kept card was opened from; null if it is not kept. Never throws.
 * @param since ignores cards that were kept before this time, in milliseconds
 */
export function keptCard(stored: string | null, idProgram: number, since = 0): BrowsedSearch | null {
  const line = linesOf(stored).find(isOf(routePath('card', { id: idProgram })));
  const [address = '', time] = line?.split(' ') ?? [];
  return Number(time) >= since ? readBrowseAddress(address) : null;
}
