import { idsOfPacked, packedIds } from './packed-ids.ts';

/** As many ids are left for people to read, whatever their length packed. */
const READABLE_IDS_MAX = 8;

/** A list of ids as written in an address: '4.17', or packed. Order and repetitions don't count. Empty for none. */
export function textOfIds(given: readonly number[]): string {
  const ids = [...new Set(given)].sort((a, b) => a - b);
  const readable = ids.join('.');
  if (ids.length <= READABLE_IDS_MAX) return readable;
  const packed = packedIds(ids);
  return packed.length < readable.length ? packed : readable;
}

/** The ids of such a text, ascending; null when it is damaged. */
export function idsOfText(text: string): number[] | null {
  if (/^[dbr]/.test(text)) return idsOfPacked(text);
  const ids = text.split('.').map((part) => (/^-?\d{1,10}$/.test(part) ? Number(part) : NaN));
  return ids.some(Number.isNaN) ? null : [...new Set(ids)].sort((a, b) => a - b);
}
