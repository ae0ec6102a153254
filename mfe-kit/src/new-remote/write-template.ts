import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandError } from '../command-error.ts';
import type { RemoteNaming } from './remote-naming.ts';

const TEMPLATES = fileURLToPath(new URL('../../templates/', import.meta.url));

/** A complete remote. Names with "sample" in them are replaced by the name of the new one. */
const REMOTE = 'remote';

export interface RemoteTitles {
  readonly en: string;
  readonly ch: string;
}

/** @throws CommandError for titles that are not valid in the sources. */
export function checkTitles({ en, ch }: RemoteTitles): void {
  const wrong = [en, ch].find((title) => /['"\\`\n{}]/.test(title) || title.trim() === '');
  if (wrong !== undefined) {
    throw new CommandError(`"${wrong}" cannot be a title`, {
      hint: 'Leave out quotation marks, braces and backslashes. You can add them to the texts afterwards.',
      kind: 'usage',
    });
  }
}

const PLACEHOLDER = /Sample Chinese title|Sample title|Sample|sample/g;

/** Replaces the names in a text or path of the template by those of the new remote. */
export function filledIn(text: string, { short, component }: RemoteNaming, { en, ch }: RemoteTitles): string {
  const names = { 'Sample Chinese title': ch, 'Sample title': en, Sample: component, sample: short };
  // In one pass, because titles may contain the words that are replaced.
  return text.replaceAll(PLACEHOLDER, (placeholder) => names[placeholder as keyof typeof names]);
}

/** `.gitignore` is `dot-gitignore` in the template: packages do not contain all files that begin with a dot. */
const named = (path: string) => path.replace(/^dot-/, '.');

/**
 * Writes the files of a new remote into `folder`, with those that it needs in a workspace or in a repository of its
 * own. Returns their paths below it.
 */
export async function writeTemplate(
  folder: string,
  place: 'workspace' | 'repository',
  naming: RemoteNaming,
  titles: RemoteTitles,
): Promise<string[]> {
  const written: string[] = [];
  for (const template of [join(TEMPLATES, REMOTE), join(TEMPLATES, place)]) {
    const entries = await readdir(template, { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((it) => it.isFile())) {
      const source = join(entry.parentPath, entry.name);
      if (relative(template, source).split(/[\\/]/).includes('node_modules')) continue;
      const path = named(filledIn(relative(template, source), naming, titles));
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), filledIn(await readFile(source, 'utf8'), naming, titles));
      written.push(path);
    }
  }
  return written.sort();
}
