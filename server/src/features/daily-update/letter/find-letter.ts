import { languageFromStorage, type Language } from '@airdex/shared-contracts/constants';
import type { Kysely } from 'kysely';
import { hashSecret, isSameSecret } from '../../account/secret-hash.ts';
import type { DatabaseSchema } from '../../../database/schema.ts';
import { storedLetterContent, type LetterContent } from './letter-content.ts';
import { letterKeys } from './letter-links.ts';

export interface FoundLetter {
  readonly id: number;
  readonly idUser: number;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly language: Language;
  readonly content: LetterContent;
}

/** The letter identified by the first opaque part of a link, or undefined. */
export async function findLetter(
  kysely: Kysely<DatabaseSchema>,
  idLetter: string,
): Promise<FoundLetter | undefined> {
  const row = await kysely
    .selectFrom('daily_letter')
    .select(['id', 'user_id', 'day', 'language', 'content'])
    .where('token_hash', '=', hashSecret(idLetter))
    .executeTakeFirst();
  if (!row || row.content === null) return undefined;
  return {
    id: row.id,
    idUser: row.user_id,
    day: row.day,
    language: languageFromStorage(row.language),
    content: storedLetterContent(row.content),
  };
}

/** The reader of the letter to which both opaque parts of an unsubscribe link belong, or undefined. */
export async function findReader(
  kysely: Kysely<DatabaseSchema>,
  key: Uint8Array,
  { idLetter, idUser }: { readonly idLetter: string; readonly idUser: string },
): Promise<number | undefined> {
  const letter = await kysely
    .selectFrom('daily_letter')
    .select(['id', 'user_id'])
    .where('token_hash', '=', hashSecret(idLetter))
    .executeTakeFirst();
  if (!letter) return undefined;
  const expected = letterKeys(key, { id: letter.id, idUser: letter.user_id });
  return isSameSecret(idUser, expected.idUser) ? letter.user_id : undefined;
}
