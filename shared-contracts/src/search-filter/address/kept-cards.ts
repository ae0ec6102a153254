import { readBrowseAddress, type BrowsedSearch } from './browse-address.ts';

/** Number of kept cards: the newest. */
const CARDS_MAX = 50;

/** The kept cards, one per line: the key, the address with the search, and when it was kept, in milliseconds. */
const linesOf = (stored: string | null) => (stored ?? '').split('\n');
const isOf = (key: string) => (line: string) => line.startsWith(`${key} `);

/** Key of a card that a link opens. Another user of the browser gets no search of this one. */
export const openedCardKey = (idProgram: number, idUser: number | undefined) =>
  `${idProgram}-of-${idUser ?? 'nobody'}`;

/**
 * What to store so that a card is kept. Cards have plain addresses, so the browser keeps which results they were opened
 * from.
 * @param stored what was stored before
 * @param key without a space
 * @param address the card's address with the search, by `browseAddresses`; null forgets the card
 */
export function keepCard(
  stored: string | null,
  key: string,
  address: string | null,
  now = Date.now(),
): string {
  const isSame = isOf(key);
  const lines = linesOf(stored).filter((line) => !isSame(line));
  if (address !== null) lines.push(`${key} ${address} ${now}`);
  return lines.slice(-CARDS_MAX).join('\n');
}

/**
 * The results that a kept card was opened from; null if it is not kept. Never throws.
 * @param since ignores cards that were kept before this time, in milliseconds
 */
export function keptCard(stored: string | null, key: string, since = 0): BrowsedSearch | null {
  const [, address = '', time] = linesOf(stored).find(isOf(key))?.split(' ') ?? [];
  return Number(time) >= since ? readBrowseAddress(address) : null;
}
