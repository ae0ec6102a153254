import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder with files written for one test. */
export interface WrittenFiles {
  readonly folder: string;
  /** Writes a file and returns its path. */
  write(name: string, content: string | Buffer): Promise<string>;
  /** Removes the files, and keeps the folder. */
  clear(): void;
  remove(): void;
}

export function writtenFiles(): WrittenFiles {
  const folder = mkdtempSync(path.join(tmpdir(), 'airdex-import-'));
  return {
    folder,
    async write(name, content) {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
      return file;
    },
    clear() {
      for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
