import type { Caller } from '../../http/caller.ts';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import { posterContent } from './poster-content.ts';
import type { Content } from './send-content.ts';
import { openVideo } from './video-file.ts';

const ID_MAX = 2 ** 31 - 1;

/** The picture of a programme (`12.svg`) that the caller may see; null if there is none. */
export async function programmePicture(
  services: CatalogueServices,
  caller: Caller,
  file: string,
): Promise<Content | null> {
  const id = await visibleId(services, caller, /^(\d{1,10})\.svg$/.exec(file)?.[1]);
  if (id === null) return null;
  const row = await services.reader
    .selectFrom('programme')
    .leftJoin('subgenre', 'subgenre.id', 'programme.subgenre_id')
    .leftJoin('genre', 'genre.id', 'subgenre.genre_id')
    .select(['programme.local_title', 'genre.source_key as genre_key'])
    .where('programme.id', '=', id)
    .executeTakeFirst();
  return row ? posterContent(row.local_title, row.genre_key) : null;
}

/** The video of a programme (`12.webm`) that the caller may see; null if there is none. */
export async function programmeVideo(
  services: CatalogueServices,
  caller: Caller,
  file: string,
  videoFolders: readonly string[],
): Promise<Content | null> {
  const id = await visibleId(services, caller, /^(\d{1,10})\.webm$/.exec(file)?.[1]);
  if (id === null) return null;
  const row = await services.reader
    .selectFrom('programme')
    .select('video')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.video == null ? null : openVideo(videoFolders, row.video);
}

async function visibleId(
  { index, scopes }: CatalogueServices,
  caller: Caller,
  text: string | undefined,
): Promise<number | null> {
  const id = Number(text ?? Number.NaN);
  return id <= ID_MAX && index.contains(await scopes.of(caller), id) ? id : null;
}
