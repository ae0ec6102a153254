import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import { storedLetterContent, type LetterContent } from '../daily-update/letter/letter-content.ts';

const LETTERS_AT_ONCE = 20;

interface OwnLetter {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly state: string;
  readonly sentAt: string | null;
  readonly language: string | null;
  /** Null before it was composed, and if there was nothing new. */
  readonly content: ReturnType<typeof withIds> | null;
}

/** A user's daily letters, the newest first, some at a time. */
export async function* readOwnLetters(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
): AsyncGenerator<OwnLetter[]> {
  const letters = kysely
    .selectFrom('daily_letter')
    .select(['day', 'state', 'sent_at as sentAt', 'language', 'content'])
    .where('user_id', '=', idUser)
    .orderBy('day', 'desc')
    .limit(LETTERS_AT_ONCE);
  let rows = await letters.execute();
  while (rows.length > 0) {
    yield rows.map(({ content, ...letter }) => ({
      ...letter,
      content: content === null ? null : withIds(storedLetterContent(content)),
    }));
    const last = rows.at(-1)?.day ?? '';
    rows = await letters.where('day', '<', last).execute();
  }
}

/** Programmes as ids, because the subscription may no longer include them. */
function withIds({ sinceDay, until, count, searches, moreSearches }: LetterContent) {
  return {
    sinceDay,
    until,
    count,
    searches: searches.map(({ programmes, ...search }) => ({
      ...search,
      programmes: programmes.map(({ id }) => id),
    })),
    moreSearches,
  };
}
