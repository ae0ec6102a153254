import { stat } from 'node:fs/promises';
import path from 'node:path';

/** Content types of the files that operators put into the folders, by kind and extension. */
export const MEDIA_TYPES = {
  pictures: {
    '.avif': 'image/avif',
    '.jpeg': 'image/jpeg',
    '.jpg': 'image/jpeg',
    '.png': 'image/png',
    '.webp': 'image/webp',
  },
  videos: { '.webm': 'video/webm' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

export type MediaKind = keyof typeof MEDIA_TYPES;
/** Folders with the files of each kind, in search order. They need not exist. */
export type MediaFolders = Readonly<Record<MediaKind, readonly string[]>>;

/** The content type of a file of this kind; undefined for names that none may have. */
export function mediaType(kind: MediaKind, name: string): string | undefined {
  // A file name is stored; a path in it would lead out of the folders.
  if (path.basename(name) !== name || name.includes('\0')) return undefined;
  return new Map<string, string>(Object.entries(MEDIA_TYPES[kind])).get(path.extname(name));
}

/** Whether one of the folders has the file. */
export async function hasMediaFile(folders: MediaFolders, kind: MediaKind, name: string): Promise<boolean> {
  for (const folder of folders[kind]) {
    const found = await stat(path.join(folder, name)).catch(() => null);
    if (found?.isFile() === true) return true;
  }
  return false;
}
