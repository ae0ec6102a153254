import iconv from 'iconv-lite';
import { ImportError } from './import-error.ts';
import { openBytes } from './open-bytes.ts';

/** Throws when iconv-lite can't read the encoding. */
export function assertEncoding(encoding: string): void {
  const isKnown: boolean = iconv.encodingExists(encoding);
  if (!isKnown) throw new ImportError(`its encoding "${encoding}" is not known`);
}

/**
 * The file's text, chunk by chunk, without the byte order mark.
 *
 * @param onBytes called with the size of every chunk on disk
 */
export async function* openText(
  file: string,
  encoding: string,
  onBytes?: (size: number) => void,
): AsyncGenerator<string, void> {
  const source = await openBytes(file, onBytes);
  // The loop below reports failures; until it does, a rejection must not count as unhandled.
  source.done.catch(() => undefined);
  const decoder = iconv.getDecoder(encoding);
  try {
    for await (const chunk of source.stream as AsyncIterable<Buffer>) {
      const text = decoder.write(chunk);
      if (text) yield text;
    }
    await source.done;
    const rest = decoder.end();
    if (rest) yield rest;
  } finally {
    source.stream.destroy();
  }
}
