import { SELECTED_IDS_MAX } from '../../constants/limits.ts';
import { idsOfPacked, packedIds } from './packed-ids.ts';

/** Up to this number, ids are written readably, even if packing them would be shorter. */
const READABLE_IDS_MAX = 8;

/** A list of ids as in an address: '4.17', or packed. Order and repetitions do not matter. Empty for no ids. */
export function textOfIds(given: readonly number[]): string {
  const ids = [...new Set(given)].sort((a, b) => a - b);
  const readable = ids.join('.');
  if (ids.length <= READABLE_IDS_MAX) return readable;
  const packed = packedIds(ids);
  return packed.length < readable.length ? packed : readable;
}

/** The ids in such a text, ascending; null if it is damaged or packs more than `longest` ids. */
export function idsWithin(longest: number, text: string): number[] | null {
  if (/^[dbr]/.test(text)) return idsOfPacked(text, longest);
  const ids = text.split('.').map((part) => (/^-?\d{1,10}$/.test(part) ? Number(part) : NaN));
  return ids.some(Number.isNaN) ? null : [...new Set(ids)].sort((a, b) => a - b);
}

/** The ids in such a text, ascending; null if it is damaged or has more ids than a call accepts. */
export function idsOfText(text: string): number[] | null {
  return idsWithin(SELECTED_IDS_MAX, text);
}
