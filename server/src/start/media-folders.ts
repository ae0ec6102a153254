import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { SAMPLE_VIDEO_FOLDER } from '@airdex/catalogue-data/sample';
import type { MediaFolders } from '../features/media/media-folders.ts';

/** Folders with pictures and videos: those of the installation first, then those of the sample catalogue. */
export function mediaFolders(dataDir: string): MediaFolders {
  return {
    pictures: [path.resolve(dataDir, 'media', 'pictures')],
    videos: [path.resolve(dataDir, 'media', 'videos'), fileURLToPath(SAMPLE_VIDEO_FOLDER)],
  };
}

/** The same folders; creates those of the installation, so that operators can put files into them. */
export async function createMediaFolders(dataDir: string): Promise<MediaFolders> {
  const folders = mediaFolders(dataDir);
  for (const [own] of [folders.pictures, folders.videos])
    if (own !== undefined) await mkdir(own, { recursive: true });
  return folders;
}
