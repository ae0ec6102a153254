import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { CONTENT_TYPES } from '@airdex/shared-contracts/api';
import { storeContentFile } from '../../features/media/content-files.ts';
import { fieldError } from '../../http/field-error.ts';
import type { Queries } from '../companies/find-company.ts';
import type { ContentFile } from '../files/content-file.ts';

/** A PDF in each language. Languages without one get the English one. */
export interface LanguageFiles {
  readonly en: ContentFile | undefined;
  readonly zh: ContentFile | undefined;
}

/** Files to store. An undefined file leaves the stored one unchanged, unless everything is removed first. */
export interface GivenFiles extends LanguageFiles {
  readonly remove?: boolean;
}

/** A file without its content. */
export interface StoredFile {
  readonly language: 'en' | 'zh';
  readonly fileName: string;
  readonly sha256: string;
}

const FILE_LANGUAGES = ['en', 'zh'] as const;
const bytesOf = ({ base64 }: ContentFile): Buffer => Buffer.from(base64, 'base64');

/**
 * Stores PDF files, or removes them. There must be an English one if there are any. Returns the name under which they
 * are stored, null without files.
 *
 * @param former the name of the stored files, and the name for new files
 * @param fields the fields that name the files, for errors
 */
export async function updateFiles(
  kysely: Queries,
  [former, newName]: readonly [string | null, string],
  fields: Readonly<Record<'en' | 'zh', string>>,
  given: GivenFiles,
): Promise<string | null> {
  if (given.remove === true) await removeFiles(kysely, former);
  const name = given.remove === true ? newName : (former ?? newName);
  for (const language of FILE_LANGUAGES) {
    const file = given[language];
    if (file === undefined) continue;
    const content = bytesOf(file);
    if (content.subarray(0, 5).toString('latin1') !== '%PDF-')
      throw fieldError(fields[language], `'${file.name}' is not a PDF.`);
    await storeContentFile(kysely, {
      name,
      language: language === 'zh' ? 'ch' : 'en',
      fileName: file.name,
      type: CONTENT_TYPES.pdf,
      content,
    });
  }
  const stored = await listFiles(kysely, name);
  if (stored.length > 0 && !stored.some(({ language }) => language === 'en'))
    throw fieldError(
      fields.zh,
      'An English PDF is required, because languages without their own PDF use it.',
    );
  return stored.length > 0 ? name : null;
}

/** The files with a name, the English one first. */
export async function listFiles(kysely: Queries, name: string | null): Promise<StoredFile[]> {
  if (name === null) return [];
  const rows = await kysely
    .selectFrom('content_file')
    .select(['language', 'file_name as fileName', 'sha256'])
    .where('name', '=', name)
    .orderBy('language', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, language: row.language === 'ch' ? 'zh' : 'en' }));
}

/** Files as in lists and in the record: language, file name and SHA-256. */
export function describeFiles(files: readonly StoredFile[]): readonly string[] {
  return files.map(({ language, fileName, sha256 }) => `${language} ${fileName} ${sha256}`);
}

/** The input that stores exactly these files; empty if they are stored already. */
export function replacingFiles(stored: readonly StoredFile[], wanted: LanguageFiles): GivenFiles {
  const hashed = FILE_LANGUAGES.flatMap((language): StoredFile[] => {
    const file = wanted[language];
    if (file === undefined) return [];
    return [
      { language, fileName: file.name, sha256: createHash('sha256').update(bytesOf(file)).digest('hex') },
    ];
  });
  const isStored = isDeepStrictEqual(describeFiles(hashed).toSorted(), describeFiles(stored).toSorted());
  return isStored ? { en: undefined, zh: undefined } : { ...wanted, remove: true };
}

export async function removeFiles(kysely: Queries, name: string | null): Promise<void> {
  if (name !== null) await kysely.deleteFrom('content_file').where('name', '=', name).execute();
}
