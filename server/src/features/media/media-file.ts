import { open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { mediaType, type MediaFolders, type MediaKind } from './media-folders.ts';
import type { Content } from './send-content.ts';

/** Errors for a missing file. */
const ABSENT = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG', 'EINVAL'];

/** A picture or video by its stored name, from the first folder that contains it; null if none does. */
export async function openMediaFile(
  folders: MediaFolders,
  kind: MediaKind,
  name: string,
): Promise<Content | null> {
  const type = mediaType(kind, name);
  if (type === undefined) return null;
  for (const folder of folders[kind]) {
    const content = await openFile(path.join(folder, name), type);
    if (content) return content;
  }
  return null;
}

async function openFile(file: string, type: string): Promise<Content | null> {
  let handle: FileHandle;
  try {
    handle = await open(file);
  } catch (error) {
    if (ABSENT.includes(String((error as NodeJS.ErrnoException).code))) return null;
    throw error;
  }
  const stat = await handle.stat();
  if (!stat.isFile()) {
    await handle.close();
    return null;
  }
  let isRead = false;
  return {
    type,
    size: stat.size,
    tag: `${stat.size.toString(36)}-${Math.round(stat.mtimeMs).toString(36)}`,
    modified: stat.mtime,
    read(start, end) {
      isRead = true;
      // Closes the file when it has been read, or when the connection is closed.
      return handle.createReadStream({ start, end });
    },
    async close() {
      if (!isRead) await handle.close();
    },
  };
}
