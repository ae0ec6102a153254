import { open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createTarPacker, type TarPackController } from 'modern-tar';
import { undefinedWhenAbsent } from './entries-below.ts';

/** A file or folder to pack, and its name in the archive. */
export interface PackedEntry {
  readonly source: string;
  readonly target: string;
  readonly isFolder: boolean;
  /** Whether to leave it out if it no longer exists. */
  readonly isOptional: boolean;
}

const PERMISSIONS = 0o777;

async function addFolder(controller: TarPackController, { source, target }: PackedEntry): Promise<void> {
  const { mode, mtime } = await stat(source);
  const name = `${target}/`;
  await controller.add({ name, type: 'directory', size: 0, mode: mode & PERMISSIONS, mtime }).close();
}

async function addFile(controller: TarPackController, { source, target }: PackedEntry): Promise<void> {
  const handle = await open(source);
  try {
    const { size, mode, mtime } = await handle.stat();
    const body = controller
      .add({ name: target, type: 'file', size, mode: mode & PERMISSIONS, mtime })
      .getWriter();
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

/** The entries, as they are when they are reached, as a TAR archive. The stream ends with an error if one can't be read. */
export function packEntries(entries: AsyncIterable<PackedEntry>): Readable {
  const { readable, controller } = createTarPacker();
  const packing = async (): Promise<void> => {
    for await (const entry of entries) {
      const adding = entry.isFolder ? addFolder(controller, entry) : addFile(controller, entry);
      await (entry.isOptional ? undefinedWhenAbsent(adding) : adding);
    }
    controller.finalize();
  };
  packing().catch((error: unknown) => controller.error(error));
  return Readable.from(readable, { objectMode: false });
}
