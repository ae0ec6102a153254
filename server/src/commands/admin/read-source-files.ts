import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { AttachedFile, ContentFile, SourceFile, SourceWithFiles } from '../../administration/index.ts';

/** The files of a folder that are read. */
const EXTENSIONS = ['.yaml', '.yml'];

/** A path of the command line that is unreadable or not writable. */
export class UnreadablePathError extends Error {
  override readonly name = 'UnreadablePathError';
  /** The option with the path; undefined for arguments. */
  readonly field: string | undefined;

  constructor(message: string, { field, ...options }: ErrorOptions & { readonly field?: string } = {}) {
    super(message, options);
    this.field = field;
  }
}

/** The texts of files, and of the YAML files of folders. */
export async function readSourceFiles(paths: readonly string[]): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  for (const name of paths)
    await naming(name, async () => {
      if ((await stat(name)).isDirectory()) files.push(...(await readFolder(name)));
      else files.push(await readText(name));
    });
  return files;
}

/** A text file with the files that it names. Leaves out missing ones, which are reported when the text is read. */
export async function withAttachedFiles(
  source: SourceFile,
  paths: readonly string[],
): Promise<SourceWithFiles> {
  const attached: AttachedFile[] = [];
  for (const below of paths) {
    const content = await readIfPresent(path.join(path.dirname(source.name), below));
    if (content !== null) attached.push({ path: below, base64: content.toString('base64') });
  }
  return { ...source, attached };
}

async function readIfPresent(file: string): Promise<Buffer | null> {
  return naming(file, () =>
    readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    }),
  );
}

/** A file named by a field, in the form for a call. */
export async function readContentFile(file: string, field: string): Promise<ContentFile> {
  const content = await naming(file, () => readFile(file), field);
  return { name: path.basename(file), base64: content.toString('base64') };
}

/** Adds the path to the error of a file that can't be read. */
export async function naming<T>(name: string, read: () => Promise<T>, field?: string): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new UnreadablePathError(`${name}: ${message}`, {
      cause: error,
      ...(field === undefined ? {} : { field }),
    });
  }
}

async function readFolder(folder: string): Promise<SourceFile[]> {
  const names = (await readdir(folder)).filter((name) => EXTENSIONS.includes(path.extname(name)));
  if (names.length === 0)
    throw new UnreadablePathError(`${folder}: contains no file that ends in ${EXTENSIONS.join(' or ')}`);
  return Promise.all(names.sort().map((name) => readText(path.join(folder, name))));
}

async function readText(name: string): Promise<SourceFile> {
  const bytes = await readFile(name);
  try {
    return { name, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    throw new UnreadablePathError(`${name}: is not a UTF-8 text file`);
  }
}
