import { sharedUint32 } from '../data/shared-arrays.ts';
import { createTextMemory } from '../data/text-memory.ts';
import type { TextSection, TextStore } from '../data/text-store.ts';
import { characterKindsOf } from '../text/character-kinds.ts';
import type { TextGathering } from './text-gathering.ts';
import { layOutTexts } from './text-layout.ts';

/** Ends a text: never part of UTF-8, so never part of a term. */
const END = 0xff;

/** Texts by their fields and kinds of characters, so that a search need not read those of others. */
function sectionsOf(
  { texts, textFields }: TextGathering,
  lengths: readonly number[],
): { order: Uint32Array; sections: TextSection[] } {
  const textKinds = Uint8Array.from(texts, (text, i) => characterKindsOf(text, lengths[i] ?? 0));
  const keys = Uint32Array.from(textFields, (fields, text) => (fields << 2) | (textKinds[text] ?? 0));
  const keyOf = (text: number) => keys[text] ?? 0;
  const order = Uint32Array.from(keys, (_, text) => text).sort((a, b) => keyOf(a) - keyOf(b) || a - b);
  const sections: TextSection[] = [];
  for (let first = 0; first < order.length;) {
    const text = order[first] ?? 0;
    let end = first + 1;
    while (end < order.length && keyOf(order[end] ?? 0) === keyOf(text)) end += 1;
    sections.push({ fields: textFields[text] ?? 0, characterKinds: textKinds[text] ?? 0, first, end });
    first = end;
  }
  return { order, sections };
}

/** The inverse of a permutation. */
function inverse(order: Uint32Array): Uint32Array {
  const places = new Uint32Array(order.length);
  order.forEach((from, to) => {
    places[from] = to;
  });
  return places;
}

/**
 * @param rowOrder the programmes by row, as numbers in the order they were added
 * @param threads how many threads need their own area
 */
export function buildTextStore(gathered: TextGathering, rowOrder: Uint32Array, threads: number): TextStore {
  const lengths = gathered.texts.map((text) => Buffer.byteLength(text));
  const { order, sections } = sectionsOf(gathered, lengths);
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  const { postings } = gathered;
  const layout = layOutTexts({
    rows: rowOrder.length,
    texts: order.length,
    textBytes: lengths.reduce((sum, length) => sum + length + 1, 0),
    longest,
    postings: postings.text.length,
  });
  const memory = createTextMemory(layout, threads);

  const starts = new Uint32Array(memory.buffer, layout.starts, order.length + 1);
  const bytes = Buffer.from(memory.buffer, layout.bytes);
  let at = 0;
  order.forEach((text, place) => {
    starts[place] = at;
    at += bytes.write(gathered.texts[text] ?? '', at);
    bytes[at++] = END;
  });
  starts[order.length] = at;
  const byteCounts = sharedUint32(256);
  for (let i = 0; i < at; i++) {
    const byte = bytes[i] ?? 0;
    byteCounts[byte] = (byteCounts[byte] ?? 0) + 1;
  }

  const places = inverse(order);
  const rows = inverse(rowOrder);
  const postingStarts = new Uint32Array(memory.buffer, layout.postingStarts, order.length + 1);
  const postingRows = new Uint32Array(memory.buffer, layout.postingRows, postings.text.length);
  const postingFields = new Uint16Array(memory.buffer, layout.postingFields, postings.text.length);
  for (const text of postings.text) {
    const next = (places[text] ?? 0) + 1;
    postingStarts[next] = (postingStarts[next] ?? 0) + 1;
  }
  for (let i = 1; i <= order.length; i++)
    postingStarts[i] = (postingStarts[i] ?? 0) + (postingStarts[i - 1] ?? 0);
  const free = postingStarts.slice();
  postings.text.forEach((text, i) => {
    const place = places[text] ?? 0;
    const posting = free[place] ?? 0;
    free[place] = posting + 1;
    postingRows[posting] = rows[postings.programme[i] ?? 0] ?? 0;
    postingFields[posting] = postings.fields[i] ?? 0;
  });
  return { memory, layout, sections, byteCounts, longest };
}
