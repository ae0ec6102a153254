import { strFromU8, unzipSync } from 'fflate';
import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../../src/database/schema.ts';

/**
 * Everything with restricted visibility contains a mark in its text, so that tests find it wherever and in whatever
 * form it leaves the server: «p7» programme 7, «c7» channel 7, «s7» saved searches and folders of user 7, «l7»
 * playlists of user 7.
 */
export const searchMark = (idUser: number): string => `Mine «s${idUser}»`;
export const playlistMark = (idUser: number): string => `List «l${idUser}»`;

/** Marks every programme and channel. */
export async function markCatalogue(kysely: Kysely<DatabaseSchema>): Promise<void> {
  for (const column of ['local_title', 'format_title', 'original_title', 'concept_en', 'description_en'])
    await sql`
      update programme set ${sql.ref(column)} = coalesce(${sql.ref(column)}, '') || ' «p' || id || '»'`.execute(
      kysely,
    );
  await sql`update channel set name = name || ' «c' || id || '»'`.execute(kysely);
}

export interface FoundMarks {
  readonly programmes: ReadonlySet<number>;
  readonly channels: ReadonlySet<number>;
  readonly searches: ReadonlySet<number>;
  readonly playlists: ReadonlySet<number>;
}

const MARK = /«([pcsl])(\d+)»/g;
/** Programmes that appear only by id. */
const REFERENCE = /"idProgram":(\d+)|\/(?:card|media\/(?:pictures|videos))\/(\d+)/g;

/** The content of a response, whatever its form. */
export function marksIn(text: string): FoundMarks {
  const found = { p: new Set<number>(), c: new Set<number>(), s: new Set<number>(), l: new Set<number>() };
  for (const [, kind, id] of text.matchAll(MARK)) found[kind as keyof typeof found].add(Number(id));
  for (const [, first, second] of text.matchAll(REFERENCE)) found.p.add(Number(first ?? second));
  return { programmes: found.p, channels: found.c, searches: found.s, playlists: found.l };
}

/** The text of a response's body: a workbook's sheets, or the body itself. */
export function textOf(body: Uint8Array): string {
  const isZip = body[0] === 0x50 && body[1] === 0x4b;
  if (!isZip) return strFromU8(body);
  return Object.values(unzipSync(body))
    .map((part) => strFromU8(part))
    .join('\n');
}
