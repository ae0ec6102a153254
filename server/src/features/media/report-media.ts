import type { Language } from '@airdex/shared-contracts/constants';
import type { Kysely } from 'kysely';
import type { Caller } from '../../http/caller.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { pictureExtension, POSTER } from '../../catalogue/media-address.ts';
import { localise } from '../../catalogue/localise.ts';
import { mayReadReports } from '../reports/may-read-reports.ts';
import { findContentFile, type ContentFile } from './content-files.ts';
import { openMediaFile } from './media-file.ts';
import { openPicture, type PictureRequest } from './open-picture.ts';
import { posterContent } from './poster-content.ts';
import type { Content } from './send-content.ts';

/** Determines the look of reports' posters. */
const POSTER_KEY = 'report';
const ID_MAX = 2 ** 31 - 1;

/**
 * The files of a report (`3.en.pdf`, `3.ch.svg`, `3.en.jpg`, `3.webm`) for users who may read reports; null if there is
 * none.
 */
export async function reportFile(
  kysely: Kysely<DatabaseSchema>,
  caller: Caller,
  file: string,
  request: PictureRequest,
): Promise<Content | ContentFile | null> {
  const [, idText, language, kind] = /^(\d{1,10})(?:\.(en|ch))?\.([a-z]+)$/.exec(file) ?? [];
  // A video has no speech and therefore no language; the others have one.
  if (!mayReadReports(caller) || Number(idText) > ID_MAX || (kind === 'webm') === (language !== undefined))
    return null;
  const report = await kysely
    .selectFrom('report')
    .select(['title_en', 'title_zh', 'image', 'video', 'pdf'])
    .where('id', '=', Number(idText))
    .executeTakeFirst();
  if (!report) return null;
  switch (kind) {
    case 'pdf':
      return report.pdf === null ? null : findContentFile(kysely, report.pdf, language as Language);
    case 'svg':
      return report.image === POSTER
        ? posterContent(localise(language as Language, report.title_en, report.title_zh), POSTER_KEY)
        : null;
    case 'webm':
      return report.video === null ? null : openMediaFile(request.folders, 'videos', report.video);
    default:
      return report.image === null || pictureExtension(report.image) !== kind
        ? null
        : openPicture(request, report.image);
  }
}
