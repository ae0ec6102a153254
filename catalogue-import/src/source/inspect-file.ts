import { createHash } from 'node:crypto';
import { encodingName, hasZeroBytes } from './encoding-name.ts';
import { EncodingWords } from './encoding-words.ts';
import { statisticalEncoding } from './statistical-encoding.ts';
import { openBytes } from './open-bytes.ts';

export interface InspectedFile {
  readonly sha256: string;
  /** Unpacked size in bytes. */
  readonly size: number;
  /** The encoding's name for iconv-lite. */
  readonly encoding: string;
  /** The first bytes, unpacked. */
  readonly head: Buffer;
  /** Whether all bytes are valid UTF-8. */
  readonly isUtf8: boolean;
  /** The encoding that the file declares, if it is not the real one. */
  readonly wrongDeclaration: string | null;
}

const HEAD_BYTES = 64 * 1024;
const MARKS: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * Reads the whole file once: its hash, and the encoding by byte order mark, then validity as UTF-8 (a
 * declaration may be wrong; other text is never valid UTF-8 by accident), then declaration, then statistics.
 *
 * @param given the encoding to use instead of a detected one
 */
export async function inspectFile(file: string, given: string | null = null): Promise<InspectedFile> {
  const hash = createHash('sha256');
  const words = new EncodingWords();
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const heads: Buffer[] = [];
  let size = 0;
  let isUtf8 = true;
  let isAscii = true;
  const { stream, done } = await openBytes(file);
  await Promise.all([
    done,
    (async () => {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        hash.update(chunk);
        if (size < HEAD_BYTES) heads.push(chunk);
        size += chunk.length;
        words.add(chunk);
        isAscii &&= chunk.every((byte) => byte < 0x80);
        isUtf8 &&= decodes(utf8, chunk, true);
      }
      isUtf8 &&= decodes(utf8, Buffer.alloc(0), false);
    })(),
  ]);
  const head = Buffer.concat(heads);
  const declared = declaredEncoding(head);
  const certain = given ?? markOf(head) ?? (isUtf8 && !isAscii ? 'utf-8' : null);
  // A declaration that is readable in single bytes can't be true if it names UTF-16.
  const named = certain ?? (declared !== null && !hasZeroBytes(declared) ? declared : null);
  const encoding = named === null ? statisticalEncoding(words.sample, isAscii) : encodingName(named);
  const wrongDeclaration = declared !== null && encodingName(declared) !== encoding ? declared : null;
  return { sha256: hash.digest('hex'), size, encoding, head, isUtf8, wrongDeclaration };
}

function decodes(decoder: InstanceType<typeof TextDecoder>, chunk: Buffer, stream: boolean): boolean {
  try {
    decoder.decode(chunk, { stream });
    return true;
  } catch {
    return false;
  }
}

function markOf(head: Buffer): string | null {
  return MARKS.find(([, mark]) => mark.every((byte, index) => head[index] === byte))?.[0] ?? null;
}

/** The encoding of an XML declaration. */
function declaredEncoding(head: Buffer): string | null {
  const declaration = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/i;
  return declaration.exec(head.toString('latin1', 0, 512))?.[1] ?? null;
}
