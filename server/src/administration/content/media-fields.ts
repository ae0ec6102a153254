import { z } from 'zod';
import { POSTER } from '../../catalogue/media-address.ts';
import {
  findMediaFile,
  MEDIA_TYPES,
  type MediaFolders,
  type MediaKind,
} from '../../features/media/media-folders.ts';
import { isPicture } from '../../features/media/is-picture.ts';
import { HttpError, type ErrorIssue } from '../../http/http-error.ts';

/** Means no video. */
export const NO_VIDEO = 'none';
/** Means the picture that the server draws. */
const DRAWN = 'yes';
const NO_PICTURE = 'no';

function fileOf(kind: MediaKind, ...words: readonly string[]) {
  const extensions = Object.keys(MEDIA_TYPES[kind]);
  const endings = extensions.map((extension) => extension.slice(1)).join('|');
  return z
    .string()
    .trim()
    .regex(
      new RegExp(String.raw`^(?:${words.join('|')}|[^/\\\p{Cc}]+\.(?:${endings}))$`, 'u'),
      `should be ${words.join(' or ')}, or the name of a file that ends in ${extensions.join(', ')}`,
    );
}

export const PICTURE = fileOf('pictures', DRAWN, NO_PICTURE).describe(
  `name of a file in the folder of pictures, ${DRAWN} for one that shows the title, or ${NO_PICTURE}`,
);
export const VIDEO = fileOf('videos', NO_VIDEO).describe(
  `name of a .webm file in the folder of videos, or ${NO_VIDEO}`,
);

/** A stored picture as operators write it. */
export function describePicture(stored: string | null): string {
  if (stored === null) return NO_PICTURE;
  return stored === POSTER ? DRAWN : stored;
}

export function storedPicture(given: string): string | null {
  if (given === NO_PICTURE) return null;
  return given === DRAWN ? POSTER : given;
}

interface GivenMedia {
  readonly picture?: string | undefined;
  readonly video?: string | undefined;
}

/** Problems of the named files: no folder contains the file, or a picture is not an image file. */
export async function absentMedia(folders: MediaFolders, given: GivenMedia): Promise<ErrorIssue[]> {
  const issues: ErrorIssue[] = [];
  const check = async (field: keyof GivenMedia, kind: MediaKind, words: readonly string[]): Promise<void> => {
    const name = given[field];
    if (name === undefined || words.includes(name)) return;
    const found = await findMediaFile(folders, kind, name);
    const [own = ''] = folders[kind];
    if (found === undefined) issues.push({ field, message: `There is no file '${name}' in ${own}.` });
    else if (kind === 'pictures' && !(await isPicture(found.path)))
      issues.push({ field, message: `'${name}' is not a picture in AVIF, JPEG, PNG or WebP.` });
  };
  await check('picture', 'pictures', [DRAWN, NO_PICTURE]);
  await check('video', 'videos', [NO_VIDEO]);
  return issues;
}

/**
 * Throws an {@link HttpError} with the field of a picture or video that does not exist or cannot be shown.
 * @param before the stored fields: a stored file that no longer exists does not prevent other changes
 */
export async function refuseAbsentMedia(
  folders: MediaFolders,
  { picture, video }: GivenMedia,
  before: GivenMedia = {},
): Promise<void> {
  const issues = await absentMedia(folders, {
    picture: picture === before.picture ? undefined : picture,
    video: video === before.video ? undefined : video,
  });
  if (issues[0] !== undefined) throw new HttpError('validation', issues[0].message, { issues });
}
