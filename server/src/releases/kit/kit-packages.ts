import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { undefinedWhenMissing } from '@airdex/release-registry';
import { unpackTar } from 'modern-tar';
import { z } from 'zod';

/** An npm package that teams build remotes with. */
export interface KitPackage {
  readonly name: string;
  readonly version: string;
  /** Name of the archive. */
  readonly file: string;
  readonly archive: Buffer;
  /** The archive's `package.json`. */
  readonly manifest: Readonly<Record<string, unknown>>;
  /** Digest of the archive, as in `integrity` attributes. */
  readonly integrity: string;
}

const manifestSchema = z.looseObject({ name: z.string(), version: z.string() });
/** Archives by the names of their packages. */
const listSchema = z.record(z.string(), z.string());
const unpack = promisify(gunzip);

async function readArchive(folder: string, file: string): Promise<KitPackage> {
  const archive = await readFile(path.join(folder, file));
  const entries = await unpackTar(await unpack(archive), {
    filter: ({ name }) => name === 'package/package.json',
  });
  const manifest = manifestSchema.parse(JSON.parse(Buffer.from(entries[0]?.data ?? []).toString() || '{}'));
  const { name, version } = manifest;
  const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
  return { name, version, file, archive, manifest, integrity };
}

/** The packages that `npm run packages` created in the first of `folders` that has a list of them, written last. */
export async function readKitPackages(folders: readonly string[]): Promise<readonly KitPackage[]> {
  for (const folder of folders) {
    const list = await undefinedWhenMissing(readFile(path.join(folder, 'packages.json'), 'utf8'));
    if (list === undefined) continue;
    const archives = Object.values(listSchema.parse(JSON.parse(list))).sort();
    return Promise.all(archives.map((file) => readArchive(folder, file)));
  }
  return [];
}
