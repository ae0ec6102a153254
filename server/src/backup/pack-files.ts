import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { TarPackController } from 'modern-tar';
import { createTarPacker } from 'modern-tar';
import { undefinedWhenMissing } from '@airdex/release-registry';

/** A file to pack, and its name in the archive. */
export interface PackedFile {
  readonly source: string;
  readonly target: string;
}

/** Adds a file as it is when it is reached, unless it no longer exists. */
async function add(controller: TarPackController, { source, target }: PackedFile): Promise<void> {
  const handle = await undefinedWhenMissing(open(source));
  if (handle === undefined) return;
  try {
    const { size, mode, mtime } = await handle.stat();
    const body = controller.add({ name: target, type: 'file', size, mode: mode & 0o777, mtime }).getWriter();
    if (size > 0) {
      // A file that grows meanwhile is packed up to its size.
      const chunks: AsyncIterable<Buffer<ArrayBuffer>> = handle.createReadStream({
        end: size - 1,
        autoClose: false,
      });
      for await (const chunk of chunks) await body.write(chunk);
    }
    await body.close();
  } finally {
    await handle.close();
  }
}

/** The files as a TAR archive. The stream ends with an error if one can't be read. */
export function packFiles(files: AsyncIterable<PackedFile>): Readable {
  const { readable, controller } = createTarPacker();
  const packing = async (): Promise<void> => {
    for await (const file of files) await add(controller, file);
    controller.finalize();
  };
  packing().catch((error: unknown) => controller.error(error));
  return Readable.from(readable, { objectMode: false });
}
