import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where videos are looked for: those of the installation first, then those that the sample catalogue brings. */
export async function videoFolders(dataDir: string): Promise<string[]> {
  const own = path.resolve(dataDir, 'media', 'videos');
  await mkdir(own, { recursive: true });
  const sample = fileURLToPath(new URL('../catalogue/sample/videos', import.meta.url));
  const hasSample = await stat(sample).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
  return hasSample ? [own, sample] : [own];
}
