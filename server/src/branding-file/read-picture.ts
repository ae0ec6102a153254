import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import type { BrandPicture } from '../branding/brand.ts';

const BYTES_MAX = 200 * 1024;
/** Ratios of width to height that fit into the header. */
const RATIO_MIN = 0.5;
const RATIO_MAX = 6;
const TYPES = { svg: 'image/svg+xml', png: 'image/png' } as const;

/** A picture that pages cannot show. The message continues a sentence that begins with its field. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

/** Reads a picture of the branding. Throws {@link PictureError}. */
export function readPicture(file: string): BrandPicture {
  const content = contentOf(file);
  if (content.length > BYTES_MAX)
    throw new PictureError(
      `has ${Math.ceil(content.length / 1024)} kB; at most ${BYTES_MAX / 1024} are allowed`,
    );
  const { width, height, type } = sizeOf(content);
  if (type !== 'svg' && type !== 'png') throw new PictureError('should be an SVG or PNG file');
  const ratio = width / height;
  if (!(ratio >= RATIO_MIN && ratio <= RATIO_MAX))
    throw new PictureError(`should be between ${RATIO_MIN} and ${RATIO_MAX} times as wide as high`);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { path: `/branding/${hash}.${type}`, type: TYPES[type], content, ratio };
}

function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new PictureError(`cannot be read: ${(error as Error).message}`);
  }
}

function sizeOf(content: Buffer): {
  readonly width: number;
  readonly height: number;
  readonly type?: string;
} {
  try {
    return imageSize(content);
  } catch {
    throw new PictureError('should be an SVG file with a viewBox, or a PNG file');
  }
}
