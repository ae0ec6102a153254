import { bytesOfText, textOfBytes } from './byte-text.ts';
import { ByteReader, signed, unsigned, varintBytes } from './varint.ts';

/**
 * Ids as bytes, after the first id. Which form is the shortest depends on the gaps between the ids.
 * - d: the distance from each id to the next, minus one. For ids with large gaps.
 * - b: one bit for each number after the first. For many ids with small gaps.
 * - r: the length of a run minus one, the distance to the next run minus two, and so on. For whole groups.
 */
type Form = 'd' | 'b' | 'r';

function distances(ids: readonly number[]): number[] {
  return ids.slice(1).flatMap((id, index) => varintBytes(id - (ids[index] ?? 0) - 1));
}

function runs(ids: readonly number[]): number[] {
  const bytes: number[] = [];
  let start = ids[0] ?? 0;
  let last = start;
  for (const id of ids.slice(1)) {
    if (id > last + 1) {
      bytes.push(...varintBytes(last - start), ...varintBytes(id - last - 2));
      start = id;
    }
    last = id;
  }
  return [...bytes, ...varintBytes(last - start)];
}

function bitset(ids: readonly number[], first: number, last: number): number[] {
  const bytes = new Array<number>(Math.ceil((last - first) / 8)).fill(0);
  for (const id of ids.slice(1)) {
    const bit = id - first - 1;
    const at = Math.floor(bit / 8);
    bytes[at] = (bytes[at] ?? 0) | (1 << (bit % 8));
  }
  return bytes;
}

/** A checksum of one byte, which detects most changed, missing or added ids. */
const checkOf = (ids: readonly number[]) => ids.reduce((check, id) => (check * 31 + (id & 255)) & 255, 7);

/** A list of ids in as few characters as possible: its form, then the bytes. `ids` are ascending, unique and not empty. */
export function packedIds(ids: readonly number[]): string {
  const first = ids[0] ?? 0;
  const last = ids.at(-1) ?? first;
  let form: Form = 'd';
  let body = distances(ids);
  const inRuns = runs(ids);
  if (inRuns.length < body.length) [form, body] = ['r', inRuns];
  if (Math.ceil((last - first) / 8) < body.length) [form, body] = ['b', bitset(ids, first, last)];
  return (
    form + textOfBytes([checkOf(ids), ...varintBytes(ids.length), ...varintBytes(unsigned(first)), ...body])
  );
}

function nextByDistance(reader: ByteReader, last: number): number | null {
  const distance = reader.varint();
  return distance === null ? null : last + distance + 1;
}

function readDistances(reader: ByteReader, ids: number[], count: number): void {
  while (ids.length < count) {
    const next = nextByDistance(reader, ids.at(-1) ?? 0);
    if (next === null) return;
    ids.push(next);
  }
}

function readRuns(reader: ByteReader, ids: number[], count: number): void {
  for (;;) {
    const length = reader.varint();
    if (length === null || ids.length + length > count) return;
    for (let more = 0; more < length; more += 1) ids.push((ids.at(-1) ?? 0) + 1);
    if (ids.length === count) return;
    const next = nextByDistance(reader, (ids.at(-1) ?? 0) + 1);
    if (next === null) return;
    ids.push(next);
  }
}

function readBits(reader: ByteReader, ids: number[], count: number): void {
  const first = ids[0] ?? 0;
  for (let at = 0; ids.length < count; at += 8) {
    const byte = reader.byte();
    if (byte === null) return;
    for (let bit = 0; bit < 8; bit += 1) if ((byte >> bit) & 1) ids.push(first + 1 + at + bit);
  }
}

const READ = { d: readDistances, r: readRuns, b: readBits } as const satisfies Record<Form, unknown>;

/**
 * The ids in a packed list, ascending; null if it is damaged, or has more than `longest` ids: a few characters can stand
 * for any number of them.
 */
export function idsOfPacked(text: string, longest: number): number[] | null {
  const read = READ[text.charAt(0) as Form] as (typeof READ)[Form] | undefined;
  const bytes = bytesOfText(text.slice(1));
  if (read === undefined || bytes === null) return null;
  const reader = new ByteReader(bytes);
  const check = reader.byte();
  const count = reader.varint();
  const first = reader.varint();
  if (count === null || first === null || count < 1 || count > longest) return null;
  const ids = [signed(first)];
  read(reader, ids, count);
  return ids.length === count && reader.isAtEnd && checkOf(ids) === check ? ids : null;
}
