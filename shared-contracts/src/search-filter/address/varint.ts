/** The largest number that can be written, enough for an encoded 32-bit id and for the distance between two of them. */
const LARGEST = 2 ** 32 - 1;

/** A whole number from 0 to 2³² − 1 in as few bytes as it needs, 7 bits each, the lowest first (LEB128). */
export function varintBytes(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

/** Encodes a signed number as an unsigned one; small numbers stay small: 0, -1, 1, -2, … */
export const unsigned = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);
export const signed = (value: number) => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);

/** Reads numbers one after the other; null for one that is missing or too large. */
export class ByteReader {
  readonly #bytes: readonly number[];
  #at = 0;

  constructor(bytes: readonly number[]) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  byte(): number | null {
    const byte = this.#bytes[this.#at];
    this.#at += 1;
    return byte ?? null;
  }

  varint(): number | null {
    let value = 0;
    for (let place = 1; place <= 2 ** 28; place *= 128) {
      const byte = this.byte();
      if (byte === null) return null;
      value += (byte % 128) * place;
      if (byte < 128) return value <= LARGEST ? value : null;
    }
    return null;
  }
}
