import { createHash } from 'node:crypto';
import type { Language } from '@airdex/shared-contracts/constants';
import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Content } from './send-content.ts';

export interface ContentFile extends Content {
  /** Its name when it is saved. */
  readonly fileName: string;
}

/** A file stored in the database, in a language or else in English; null if there is none. */
export async function findContentFile(
  kysely: Kysely<DatabaseSchema>,
  name: string,
  language: Language,
): Promise<ContentFile | null> {
  const row = await kysely
    .selectFrom('content_file')
    .select(['language', 'file_name', 'content_type', 'sha256', 'updated_at'])
    .select(sql<number>`octet_length(content)`.as('size'))
    .where('name', '=', name)
    .where('language', 'in', [language, 'en'])
    .orderBy((builder) => builder('language', '=', language), 'desc')
    .executeTakeFirst();
  if (!row) return null;
  return {
    type: row.content_type,
    fileName: row.file_name,
    size: row.size,
    tag: row.sha256.slice(0, 32),
    modified: new Date(row.updated_at),
    async read(start, end) {
      const found = await kysely
        .selectFrom('content_file')
        .select(sql<Uint8Array>`substring(content from ${start + 1} for ${end - start + 1})`.as('part'))
        .where('name', '=', name)
        .where('language', '=', row.language)
        .where('sha256', '=', row.sha256)
        .executeTakeFirst();
      if (!found) throw new FileReplaced();
      return found.part;
    },
  };
}

/** The file was replaced or removed after it was found. */
class FileReplaced extends HttpError {
  constructor() {
    super('not-found', 'There is no such file');
  }
}

/** Finds and reads a file; again if it was replaced in between. */
export async function unlessReplaced<Result>(findAndRead: () => Promise<Result>): Promise<Result> {
  try {
    return await findAndRead();
  } catch (error) {
    if (!(error instanceof FileReplaced)) throw error;
    return findAndRead();
  }
}

export interface NewContentFile {
  readonly name: string;
  readonly language: Language;
  readonly fileName: string;
  readonly type: string;
  readonly content: Uint8Array;
}

/** Stores a file in the database; replaces one with the same name and language. */
export async function storeContentFile(
  kysely: Kysely<DatabaseSchema>,
  { name, language, fileName, type, content }: NewContentFile,
): Promise<void> {
  const values = {
    file_name: fileName,
    content_type: type,
    content,
    sha256: createHash('sha256').update(content).digest('hex'),
    updated_at: new Date(),
  };
  await kysely
    .insertInto('content_file')
    .values({ name, language, ...values })
    .onConflict((conflict) => conflict.columns(['name', 'language']).doUpdateSet(values))
    .execute();
}
