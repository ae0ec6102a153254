import { analyse } from 'chardet';

/** The likeliest encoding of words that hold bytes above 0x7F and are not UTF-8. */
export function statisticalEncoding(words: Buffer, isAscii: boolean): string {
  if (isAscii || words.length === 0) return 'utf-8';
  return analyse(words).find(({ name }) => name !== 'UTF-8')?.name.toLowerCase() ?? 'windows-1252';
}
