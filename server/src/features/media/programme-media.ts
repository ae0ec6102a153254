import type { Caller } from '../../http/caller.ts';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import { pictureExtension, POSTER_EXTENSION } from '../../catalogue/media-address.ts';
import { openMediaFile } from './media-file.ts';
import type { MediaFolders } from './media-folders.ts';
import { openPicture, type PictureRequest } from './open-picture.ts';
import { posterContent } from './poster-content.ts';
import type { Content } from './send-content.ts';

const ID_MAX = 2 ** 31 - 1;

/** The poster (`12.svg`) or picture (`12.jpg`) of a programme that the caller may see; null if there is none. */
export async function programmePicture(
  services: CatalogueServices,
  caller: Caller,
  file: string,
  request: PictureRequest,
): Promise<Content | null> {
  const [, idText, extension] = /^(\d{1,10})\.([a-z]+)$/.exec(file) ?? [];
  const id = await visibleId(services, caller, idText);
  if (id === null) return null;
  const row = await services.reader
    .selectFrom('programme')
    .leftJoin('subgenre', 'subgenre.id', 'programme.subgenre_id')
    .leftJoin('genre', 'genre.id', 'subgenre.genre_id')
    .select(['programme.local_title', 'programme.picture', 'genre.source_key as genre_key'])
    .where('programme.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (extension === POSTER_EXTENSION) return posterContent(row.local_title, row.genre_key);
  if (row.picture === null || pictureExtension(row.picture) !== extension) return null;
  return openPicture(request, row.picture);
}

/** The video of a programme (`12.webm`) that the caller may see; null if there is none. */
export async function programmeVideo(
  services: CatalogueServices,
  caller: Caller,
  file: string,
  folders: MediaFolders,
): Promise<Content | null> {
  const id = await visibleId(services, caller, /^(\d{1,10})\.webm$/.exec(file)?.[1]);
  if (id === null) return null;
  const row = await services.reader
    .selectFrom('programme')
    .select('video')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.video == null ? null : openMediaFile(folders, 'videos', row.video);
}

async function visibleId(
  { index, scopes }: CatalogueServices,
  caller: Caller,
  text: string | undefined,
): Promise<number | null> {
  const id = Number(text ?? Number.NaN);
  return id <= ID_MAX && index.contains(await scopes.of(caller), id) ? id : null;
}
