/** The requested part of a content; both ends included, from 0. */
export type ByteRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  | { readonly kind: 'unsatisfiable' };

const WHOLE: ByteRange = { kind: 'whole' };
const UNSATISFIABLE: ByteRange = { kind: 'unsatisfiable' };

/**
 * Reads a Range header (RFC 9110, 14.2) for a content of `size` bytes. Invalid headers, other units than
 * bytes, and several ranges at once get the whole content, as the RFC allows: players request one range.
 */
export function readRange(header: string | undefined, size: number): ByteRange {
  const found = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '');
  if (!found) return WHOLE;
  const [, first = '', last = ''] = found;
  if (first === '') {
    if (last === '') return WHOLE;
    // The last bytes; a number larger than the content means all of them.
    const length = Math.min(Number(last), size);
    return length === 0 ? UNSATISFIABLE : { kind: 'part', start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return WHOLE;
  return start >= size ? UNSATISFIABLE : { kind: 'part', start, end };
}
