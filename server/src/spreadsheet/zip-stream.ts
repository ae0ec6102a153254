import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

/** A file of an archive; its content is read when its turn comes. */
export interface ZipPart {
  readonly name: string;
  readonly content: Iterable<string> | AsyncIterable<string>;
}

const DEFLATE = 8;
/** Higher levels take much longer for little gain. */
const LEVEL = 5;

/**
 * An archive, written while its files are read, as fast as it is consumed. fflate writes the container; Node
 * compresses on separate threads, so that the server stays responsive. If the reader stops, reading the files
 * stops too.
 */
export async function* zipStream(parts: Iterable<ZipPart>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for (const part of parts) {
    const file: ZipInputFile = { filename: part.name, size: 0, crc: 0, compression: DEFLATE };
    zip.add(file);
    for await (const chunk of deflated(part.content, file)) {
      file.ondata?.(null, chunk, false);
      yield* ready;
      ready = [];
    }
    file.ondata?.(null, new Uint8Array(0), true);
  }
  zip.end();
  yield* ready;
}

/** Compresses, and records length and checksum of the input. */
function deflated(content: ZipPart['content'], file: ZipInputFile): AsyncIterable<Uint8Array<ArrayBuffer>> {
  async function* measured(): AsyncGenerator<Buffer> {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      file.size += bytes.length;
      file.crc = crc32(bytes, file.crc);
      yield bytes;
    }
  }
  const deflate = createDeflateRaw({ level: LEVEL });
  // Errors of the source are thrown by the compressor, whose end is awaited.
  pipeline(Readable.from(measured()), deflate, () => undefined);
  return deflate;
}
