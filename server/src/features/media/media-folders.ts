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
  // A file name is stored. A path in it could point outside the folders.
  if (path.basename(name) !== name || name.includes('\0')) return undefined;
  return new Map<string, string>(Object.entries(MEDIA_TYPES[kind])).get(path.extname(name));
}

/** A file of one of the folders. */
export interface FoundMediaFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly modified: Date;
}

/** The file in the first folder that has it; undefined if none does. */
export async function findMediaFile(
  folders: MediaFolders,
  kind: MediaKind,
  name: string,
): Promise<FoundMediaFile | undefined> {
  for (const folder of folders[kind]) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found?.isFile() === true) return { path: file, size: found.size, modified: found.mtime };
  }
  return undefined;
}
