import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SAMPLE_VIDEO_FOLDER } from '@airdex/catalogue-data/sample';

/** Folders with videos: those of the installation first, then those of the sample catalogue. */
export async function videoFolders(dataDir: string): Promise<string[]> {
  const own = path.resolve(dataDir, 'media', 'videos');
  await mkdir(own, { recursive: true });
  const sample = fileURLToPath(SAMPLE_VIDEO_FOLDER);
  const hasSample = await stat(sample).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
  return hasSample ? [own, sample] : [own];
}
