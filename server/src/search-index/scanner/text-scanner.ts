import type { Bitmap } from '../data/bitmap.ts';
import type { TextStore } from '../data/text-store.ts';
import { characterKindsOf } from '../text/character-kinds.ts';
import { SCANNER_BASE64 } from './scanner-module.ts';

interface ScannerExports {
  readonly scan: (
    bytes: number,
    starts: number,
    first: number,
    end: number,
    needle: number,
    length: number,
    probeA: number,
    probeB: number,
    postingStarts: number,
    rows: number,
    rowFields: number,
    fields: number,
    bitmap: number,
  ) => void;
}

let compiled: WebAssembly.Module | undefined;

/** The two rarest bytes of the needle, as offsets in it; the same offset twice for one byte. */
export function rarestBytes(needle: Uint8Array, byteCounts: Uint32Array): [number, number] {
  const offsets = Array.from(needle.subarray(0, 4096).keys());
  const count = (offset: number) => byteCounts[needle[offset] ?? 0] ?? 0;
  offsets.sort((a, b) => count(a) - count(b) || a - b);
  return [offsets[0] ?? 0, offsets[1] ?? offsets[0] ?? 0];
}

/** Searches for terms in a text store. One per thread: each has its own working area. */
export class TextScanner {
  readonly #store: TextStore;
  readonly #scan: ScannerExports['scan'];
  readonly #bitmap: Bitmap;
  readonly #needle: Uint8Array;

  /** @param thread 0 up to one less than the threads for which the store was built */
  constructor(store: TextStore, rows: number, thread: number) {
    compiled ??= new WebAssembly.Module(Buffer.from(SCANNER_BASE64, 'base64'));
    const { memory, layout } = store;
    const scratch = layout.scratch + thread * layout.scratchBytes;
    this.#store = store;
    this.#scan = new WebAssembly.Instance<ScannerExports>(compiled, { env: { memory } }).exports.scan;
    this.#bitmap = new Int32Array(memory.buffer, scratch, (rows + 31) >>> 5);
    this.#needle = new Uint8Array(
      memory.buffer,
      scratch + this.#bitmap.byteLength,
      layout.scratchBytes - this.#bitmap.byteLength,
    );
  }

  /**
   * The rows with a text that contains the term.
   * @param term normalised, not empty
   * @param fields bits of the fields to search
   */
  find(term: string, fields: number): Bitmap {
    const { layout, sections, byteCounts, longest } = this.#store;
    const bitmap = this.#bitmap.fill(0);
    const needle = Buffer.from(term);
    if (needle.length <= longest) {
      this.#needle.set(needle);
      const kinds = characterKindsOf(term, needle.length);
      const [probeA, probeB] = rarestBytes(needle, byteCounts);
      for (const section of sections) {
        const wanted = section.fields & fields;
        if (wanted === 0 || (section.characterKinds & kinds) !== kinds) continue;
        this.#scan(
          layout.bytes,
          layout.starts,
          section.first,
          section.end,
          this.#needle.byteOffset,
          needle.length,
          probeA,
          probeB,
          layout.postingStarts,
          layout.postingRows,
          layout.postingFields,
          wanted,
          bitmap.byteOffset,
        );
      }
    }
    return bitmap.slice();
  }
}
