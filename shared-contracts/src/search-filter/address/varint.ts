/** The largest number that is written: what a 32-bit id becomes below, and distances between two of them. */
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

/** A number that may be negative as one that is not, the small ones staying small: 0, -1, 1, -2, … */
export const unsigned = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);
export const signed = (value: number) => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);

/** Reads bytes one after the other. What is not there, or too large, is null. */
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
