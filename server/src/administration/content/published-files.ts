import { CONTENT_TYPES } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import { storeContentFile } from '../../features/media/content-files.ts';
import { fieldError } from '../../http/field-error.ts';
import type { Queries } from '../companies/find-company.ts';
import type { ContentFile } from '../files/content-file.ts';

/** The files of an operation in each language, with the fields that name them. */
export interface GivenFile {
  readonly field: string;
  readonly language: Language;
  readonly file: ContentFile | undefined;
}

/** Files as the record describes them. */
export type DescribedFiles = readonly string[];

/**
 * Stores PDF files under a name. A language without a file gets the English one, so there must be one.
 * Returns whether there are files under the name.
 */
export async function storeFiles(
  kysely: Queries,
  name: string,
  given: readonly GivenFile[],
): Promise<boolean> {
  for (const { field, language, file } of given) {
    if (file === undefined) continue;
    const content = Buffer.from(file.base64, 'base64');
    if (content.subarray(0, 5).toString('latin1') !== '%PDF-')
      throw fieldError(field, `'${file.name}' is not a PDF.`);
    await storeContentFile(kysely, { name, language, fileName: file.name, type: CONTENT_TYPES.pdf, content });
  }
  const stored = await kysely
    .selectFrom('content_file')
    .select('language')
    .where('name', '=', name)
    .execute();
  if (stored.length > 0 && !stored.some(({ language }) => language === 'en'))
    throw fieldError(
      given.find(({ language }) => language !== 'en')?.field ?? '',
      'There should be an English PDF, too: other languages get it.',
    );
  return stored.length > 0;
}

/** The files of a name: language, file name and SHA-256. */
export async function describeFiles(kysely: Queries, name: string | null): Promise<DescribedFiles> {
  if (name === null) return [];
  const rows = await kysely
    .selectFrom('content_file')
    .select(['language', 'file_name', 'sha256'])
    .where('name', '=', name)
    .orderBy('language', 'desc')
    .execute();
  return rows.map((row) => `${row.language === 'ch' ? 'zh' : 'en'} ${row.file_name} ${row.sha256}`);
}

export async function removeFiles(kysely: Queries, name: string | null): Promise<void> {
  if (name !== null) await kysely.deleteFrom('content_file').where('name', '=', name).execute();
}
