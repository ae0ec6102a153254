import type { PictureWidth } from '@airdex/shared-contracts/constants';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { FoundMediaFile } from './media-folders.ts';
import type { Content } from './send-content.ts';

/** Copies kept in memory: about two thousand thumbnails. */
const MEMORY_BYTES_MAX = 32 * 1024 * 1024;
/** A picture with more pixels is sent as it is, because decoding it would take hundreds of megabytes. */
const PIXELS_MAX = 50_000_000;
/** Pictures that are resized at the same time. Passwords and files use the same threads. */
const CONCURRENCY = 2;
const QUALITY = 80;

/** Smaller copies of pictures. */
export interface SmallPictures {
  /** The picture as WebP, at most this wide; null if it cannot be decoded. */
  read(file: FoundMediaFile, width: PictureWidth): Promise<Content | null>;
}

interface Order {
  readonly file: string;
  readonly width: PictureWidth;
}

async function resize({ file, width }: Order): Promise<Buffer | undefined> {
  // Loaded with the first picture: most catalogues have only posters.
  const { default: sharp } = await import('sharp');
  return sharp(file, { limitInputPixels: PIXELS_MAX })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer()
    .catch(() => undefined);
}

/** Resizes pictures when they are first requested, and keeps the copies in memory. */
export function createSmallPictures(): SmallPictures {
  const queue = new PQueue({ concurrency: CONCURRENCY });
  const copies = new LRUCache<string, Buffer, Order>({
    maxSize: MEMORY_BYTES_MAX,
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: (_key, _stale, { context }) => queue.add(() => resize(context)),
  });
  return {
    async read(file, width) {
      const tag = `${file.size.toString(36)}-${Math.round(file.modified.getTime()).toString(36)}-${width}`;
      const copy = await copies.fetch(`${file.path} ${tag}`, { context: { file: file.path, width } });
      if (copy === undefined) return null;
      return {
        type: 'image/webp',
        size: copy.length,
        tag,
        modified: file.modified,
        read: (start, end) => copy.subarray(start, end + 1),
      };
    },
  };
}
