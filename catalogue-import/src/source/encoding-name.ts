/** Other names of encodings, in lower case without punctuation, by which programs and declarations call them. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['utf8', 'utf-8'],
  ['unicode11utf8', 'utf-8'],
  // Browsers read these as Windows-1252 too, which contains all their letters.
  ['iso88591', 'windows-1252'],
  ['latin1', 'windows-1252'],
  ['usascii', 'windows-1252'],
]);

/** One name for an encoding that has several: "UTF8" and "Utf_8" are "utf-8". */
export function encodingName(written: string): string {
  const name = written.toLowerCase();
  return OTHER_NAMES.get(plain(name)) ?? name;
}

/** Whether text in this encoding contains zero bytes. */
export function hasZeroBytes(encoding: string): boolean {
  return /^(utf16|utf32|ucs[24])/.test(plain(encoding.toLowerCase()));
}

function plain(name: string): string {
  return name.replace(/[^\da-z]/g, '');
}
