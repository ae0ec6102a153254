/** Bytes as text that needs no escaping in an address: base64url (RFC 4648 §5) without padding. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES: ReadonlyMap<string, number> = new Map([...ALPHABET].map((letter, value) => [letter, value]));

export function textOfBytes(bytes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second, third] = bytes.slice(at, at + 3);
    const group = (first << 16) | ((second ?? 0) << 8) | (third ?? 0);
    const letters = second === undefined ? 2 : third === undefined ? 3 : 4;
    for (let letter = 0; letter < letters; letter += 1)
      text += ALPHABET[(group >> (18 - 6 * letter)) & 63] ?? '';
  }
  return text;
}

/** The bytes of a text, or null if it is not valid. */
export function bytesOfText(text: string): number[] | null {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const letter of text) {
    const value = VALUES.get(letter);
    if (value === undefined) return null;
    held = (held << 6) | value;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 255);
    held &= (1 << bits) - 1;
  }
  // The last character is padded with zeros. A character that adds no byte is one too many.
  return bits < 6 && held === 0 ? bytes : null;
}
