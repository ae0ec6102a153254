import { analyse } from 'chardet';
import iconv from 'iconv-lite';

/** Characters that no text contains: they reveal a wrong single-byte encoding. */
const IMPOSSIBLE = /[\ufffd\u0080-\u009f\p{Cn}\p{Co}]/u;

/** Encodings with characters of several bytes: the end of a chunk cuts a word inside one, and a digit of GB18030 does. */
const MULTIBYTE = /^(gb|big5|shift_jis|euc-|iso-2022)/;

/**
 * The likeliest encoding of words that contain bytes above 0x7F, in a file that is not valid UTF-8: UTF-8 if that is
 * damaged; otherwise, among the encodings in which all words are text, the one whose letters are the most common in a
 * language.
 */
export function statisticalEncoding(words: Buffer, isAscii: boolean): string {
  if (isAscii || words.length === 0) return 'utf-8';
  if (isDamagedUtf8(words)) return 'utf-8';
  const names = analyse(words).map(({ name }) => name.toLowerCase());
  const possible = names.filter(
    (name) =>
      name !== 'utf-8' &&
      iconv.encodingExists(name) &&
      (MULTIBYTE.test(name) || !IMPOSSIBLE.test(iconv.decode(words, name))),
  );
  return possible[0] ?? 'windows-1252';
}

/** Whether most characters are valid UTF-8: in words of other encodings, at most some are, by accident. */
function isDamagedUtf8(words: Buffer): boolean {
  const text = words.toString('utf8');
  const invalid = text.match(/\ufffd/g)?.length ?? 0;
  const valid = text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0;
  return valid > invalid;
}
