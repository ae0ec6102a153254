import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RemoteNaming } from './remote-naming.ts';

/** A complete remote. Names with "sample" in it are replaced by the name of the new one. */
const TEMPLATE = fileURLToPath(new URL('../../templates/remote/', import.meta.url));

export interface RemoteTitles {
  readonly en: string;
  readonly ch: string;
}

/** Replaces the names in a text or path of the template by those of the new remote. */
export function filledIn(text: string, { short, component }: RemoteNaming, { en, ch }: RemoteTitles): string {
  return text
    .replaceAll('Sample Chinese title', () => ch)
    .replaceAll('Sample title', () => en)
    .replaceAll('Sample', component)
    .replaceAll('sample', short);
}

/** Writes the files of a new remote into `folder`. Returns their paths below it. */
export async function writeTemplate(
  folder: string,
  naming: RemoteNaming,
  titles: RemoteTitles,
): Promise<string[]> {
  const entries = await readdir(TEMPLATE, { recursive: true, withFileTypes: true });
  const written: string[] = [];
  for (const entry of entries.filter((it) => it.isFile())) {
    const source = join(entry.parentPath, entry.name);
    if (relative(TEMPLATE, source).split(/[\\/]/).includes('node_modules')) continue;
    const path = filledIn(relative(TEMPLATE, source), naming, titles);
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), filledIn(await readFile(source, 'utf8'), naming, titles));
    written.push(path);
  }
  return written.sort();
}
