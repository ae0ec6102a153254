const SAMPLE_BYTES = 64 * 1024;
const SPACE = Buffer.from(' ');

function isLetter(byte: number): boolean {
  return byte > 0x7f || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
}

/** The second byte of a character in Big5, Shift_JIS or GB18030, if it is not above 0x7F: a letter or "[", "|" etc. */
function isSecondByte(byte: number): boolean {
  return byte >= 0x40 && byte < 0x7f;
}

/**
 * Collects the words that contain a byte above 0x7F. Only these distinguish encodings: a catalogue's many
 * English words would outvote a few Russian names.
 */
export class EncodingWords {
  readonly #words: Buffer[] = [];
  #size = 0;

  add(chunk: Buffer): void {
    let start = -1;
    let high = false;
    let previous = 0;
    for (let position = 0; position <= chunk.length && this.#size < SAMPLE_BYTES; position += 1) {
      const byte = chunk[position] ?? 0x20;
      if (isLetter(byte) || (previous > 0x7f && isSecondByte(byte))) {
        if (start < 0) [start, high] = [position, false];
        high ||= byte > 0x7f;
      } else if (start >= 0) {
        if (high) this.#keep(chunk.subarray(start, position));
        start = -1;
      }
      previous = byte;
    }
  }

  #keep(word: Buffer): void {
    this.#words.push(Buffer.from(word), SPACE);
    this.#size += word.length + 1;
  }

  get sample(): Buffer {
    return Buffer.concat(this.#words);
  }
}
