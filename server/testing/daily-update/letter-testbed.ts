import { DEFAULT_SEARCH_FILTER, type SearchFilter } from '@airdex/shared-contracts/search-filter';
import type { Insertable } from 'kysely';
import type { ParsedMail } from 'mailparser';
import type { ProgrammeTable } from '../../src/database/schema/catalogue-tables.ts';
import type { Mailer } from '../../src/mail/mail.ts';
import { loadCatalogue } from '../../src/catalogue/catalogue-watch.ts';
import type { SearchIndex } from '../../src/search-index/index.ts';
import type { Database } from '../../src/database/database.ts';
import type { TestServer } from '../test-server.ts';
import { LETTER_TIME, SCHEDULE } from './letter-schedule-of-tests.ts';
import {
  createLetterServices,
  type LetterServices,
} from '../../src/features/daily-update/run/letter-services.ts';
import {
  runLetters,
  type RunOptions,
  type RunResult,
} from '../../src/features/daily-update/run/run-letters.ts';

const QUIET = { error: () => undefined, warn: () => undefined, info: () => undefined };

interface Parts {
  readonly mailer?: Mailer;
  readonly database?: Database;
  readonly index?: SearchIndex;
  readonly leaseMs?: number;
  readonly now?: () => Date;
}

/** The sender of letters of a test server. */
export function testLetterServices(server: TestServer, parts: Parts = {}): Promise<LetterServices> {
  const { database, index, mailer, installation } = server.parts;
  return createLetterServices({
    database,
    index,
    mailer,
    installation,
    schedule: SCHEDULE,
    log: QUIET,
    now: () => LETTER_TIME,
    ...parts,
  });
}

/** Runs everything that is due, once. */
export function runOnce(services: LetterServices, options: Partial<RunOptions> = {}): Promise<RunResult> {
  const signal = new AbortController().signal;
  return runLetters(services, { isNow: false, idUser: null, resendsUnsure: false, signal, ...options });
}

export async function idOfUser({ database }: TestServer, username: string): Promise<number> {
  const { id } = await database.kysely
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return id;
}

/** Turns the daily update of a user on, long ago, and replaces all flagged searches by the given ones. */
export async function subscribe(
  server: TestServer,
  username: string,
  searches: Readonly<Record<string, Partial<SearchFilter>>>,
  email = '',
): Promise<number> {
  const { kysely } = server.database;
  const idUser = await idOfUser(server, username);
  await kysely
    .updateTable('app_user')
    .set({ has_daily_update_access: true })
    .where('id', '=', idUser)
    .execute();
  await kysely.deleteFrom('daily_update').where('user_id', '=', idUser).execute();
  await kysely
    .insertInto('daily_update')
    .values({ user_id: idUser, is_active: true, email, activated_at: '2026-01-01T00:00:00Z' })
    .execute();
  await kysely.deleteFrom('saved_search').where('user_id', '=', idUser).execute();
  for (const [position, [name, filter]] of Object.entries(searches).entries())
    await kysely
      .insertInto('saved_search')
      .values({
        user_id: idUser,
        position,
        name,
        filter: JSON.stringify({ ...DEFAULT_SEARCH_FILTER, ...filter }),
        daily_update: true,
      })
      .execute();
  return idUser;
}

export type NewProgramme = Partial<Insertable<ProgrammeTable>> & { local_title: string; channel?: string };

let lastKey = 0;

/** Adds programmes to the catalogue now, and to the index; on the first French channel by default. */
export async function enterProgrammes(
  server: TestServer,
  programmes: readonly NewProgramme[],
): Promise<number[]> {
  const { kysely } = server.database;
  const ids: number[] = [];
  for (const { channel = 'FR Channel 1', ...values } of programmes) {
    const { id: channel_id } = await kysely
      .selectFrom('channel')
      .select('id')
      .where('name', '=', channel)
      .executeTakeFirstOrThrow();
    const { id } = await kysely
      .insertInto('programme')
      .values({ source_key: `letter:${lastKey++}`, channel_id, launch_date: '2026-11-01', ...values })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  await kysely
    .updateTable('catalogue_state')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute();
  await loadCatalogue(server.database, server.index);
  return ids;
}

/** The subgenre ids of a genre by its key. */
export async function subgenresOf({ database }: TestServer, genre: string): Promise<number[]> {
  const rows = await database.kysely
    .selectFrom('subgenre')
    .innerJoin('genre', 'genre.id', 'subgenre.genre_id')
    .select('subgenre.id')
    .where('genre.source_key', '=', genre)
    .orderBy('subgenre.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** A server before its first letter: no subscribers, nothing sent, and all data entered long ago. */
export async function withoutLetters({ database }: TestServer): Promise<void> {
  const { kysely } = database;
  await kysely.deleteFrom('daily_letter').execute();
  await kysely.deleteFrom('daily_update').execute();
  await kysely.updateTable('programme').set({ created_at: '2025-01-01T00:00:00Z' }).execute();
}

/** The address of a link in a mail, by the beginning of its path. */
export function linkTo(html: string | false | undefined, path: string): string {
  const found = new RegExp(`href="https://tv\\.example\\.com(${path}[^"]*)"`).exec(html || '');
  if (!found?.[1]) throw new Error(`The mail has no link to ${path}`);
  return found[1];
}

/** Sends a user the letter of the day, with one programme, and returns the mail. */
export async function letterFor(server: TestServer, username: string): Promise<ParsedMail> {
  const idUser = await subscribe(server, username, { Everything: {} });
  const [drama = 0] = await subgenresOf(server, 'drama');
  await enterProgrammes(server, [{ local_title: 'Told of', subgenre_id: drama }]);
  await runOnce(await testLetterServices(server), { isNow: true, idUser });
  return server.mailbox.next();
}
