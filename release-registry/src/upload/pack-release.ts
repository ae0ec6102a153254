import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createTarPacker } from 'modern-tar';
import { REMOTE_MANIFEST_FILE, SHELL_MANIFEST_FILE } from '@airdex/shared-contracts/composition';
import type { BuiltRelease } from '../release/read-release.ts';
import { COMPRESSED_ENDINGS } from '../release/release-files.ts';
import { undefinedWhenMissing } from '../release/system-error.ts';

async function sizesOf({ kind, folder, manifest }: BuiltRelease): Promise<(readonly [string, number])[]> {
  const first = kind === 'shell' ? SHELL_MANIFEST_FILE : REMOTE_MANIFEST_FILE;
  const copies = manifest.files.flatMap(({ path }) => COMPRESSED_ENDINGS.map((ending) => path + ending));
  const paths = [first, ...manifest.files.map(({ path }) => path), ...copies];
  const sizes = await Promise.all(
    paths.map(async (path) => [path, (await undefinedWhenMissing(stat(join(folder, path))))?.size] as const),
  );
  return sizes.flatMap(([path, size]) => (size === undefined ? [] : [[path, size] as const]));
}

/**
 * Packs a release into a tar archive for an upload, with its manifest first. The stream reads files while they are
 * sent. It omits missing files, which the receiver reports.
 */
export async function packRelease(release: BuiltRelease): Promise<ReadableStream<Uint8Array>> {
  const files = await sizesOf(release);
  const { readable, controller } = createTarPacker();
  async function pack(): Promise<void> {
    for (const [name, size] of files) {
      const body = controller.add({ name, size, type: 'file', mode: 0o644, mtime: new Date(0) }).getWriter();
      const chunks: AsyncIterable<Buffer<ArrayBuffer>> = createReadStream(join(release.folder, name));
      for await (const chunk of chunks) await body.write(chunk);
      await body.close();
    }
    controller.finalize();
  }
  pack().catch((error: unknown) => controller.error(error));
  return readable;
}
