import { PICTURE_WIDTHS, type PictureWidth } from '@airdex/shared-contracts/constants';
import { literal, object, optional, pipe, string, transform } from 'zod/mini';
import { parseInput } from '../../http/parse-input.ts';
import { openMediaFile } from './media-file.ts';
import { findMediaFile, mediaType, type MediaFolders } from './media-folders.ts';
import type { Content } from './send-content.ts';
import type { SmallPictures } from './small-pictures.ts';

/** The location of a picture, and its requested width. */
export interface PictureRequest {
  readonly folders: MediaFolders;
  readonly small: SmallPictures;
  /** Undefined for the original width. */
  readonly width: PictureWidth | undefined;
}

const querySchema = object({
  width: optional(pipe(pipe(string(), transform(Number)), literal(PICTURE_WIDTHS))),
});

/** The width in the address of a picture. Throws an {@link HttpError} naming `width` if the server lacks it. */
export const pictureWidth = (query: unknown): PictureWidth | undefined =>
  parseInput(querySchema, query, 'path').width;

/** A picture by its stored name, as wide as requested; null if no folder has it. */
export async function openPicture(
  { folders, small, width }: PictureRequest,
  name: string,
): Promise<Content | null> {
  if (width !== undefined && mediaType('pictures', name) !== undefined) {
    const file = await findMediaFile(folders, 'pictures', name);
    const copy = file && (await small.read(file, width));
    if (copy) return copy;
  }
  return openMediaFile(folders, 'pictures', name);
}
