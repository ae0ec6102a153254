import type { Database } from '../database/database.ts';
import { hasCurrentTables } from '../database/migrations/index.ts';
import { addLetters } from '../features/daily-update/queue/letter-queue.ts';
import { letterDay, type LetterSchedule } from '../features/daily-update/run/letter-schedule.ts';
import type { BackupManifest } from './backup-manifest.ts';

const PROBLEM = 'restored from a backup: it may have been sent since';

/** How many mails and daily letters were set to unsure. */
export interface HeldUnsent {
  readonly mails: number;
  readonly letters: number;
}

/**
 * Marks the mails and daily letters that waited at the time of the backup as unsure, and today's letters that are due and
 * that it does not contain. The installation may have sent them since, so only an operator can decide whether they are
 * sent.
 */
export async function holdUnsent(
  { pool, kysely }: Pick<Database, 'pool' | 'kysely'>,
  { tables, migrations }: Pick<BackupManifest, 'tables' | 'migrations'>,
  schedule: LetterSchedule,
): Promise<HeldUnsent> {
  const { day, dueAt, isDue } = letterDay(schedule, new Date());
  // Whatever the time of the backup: the server creates letters some seconds after they are due, or when it starts.
  // The tables of a backup of an older version get their other columns at the next start.
  if (isDue && hasCurrentTables(migrations)) await addLetters(kysely, { day, idUser: null }, dueAt);
  const update = async (text: string): Promise<number> =>
    (await pool.query(`${text} returning 1`, [PROBLEM])).rows.length;
  // Backups of earlier versions lack these tables.
  return {
    mails:
      'queued_mail' in tables
        ? await update(
            `update queued_mail set
               state = 'unsure', problem = $1, mail = case when has_secret then null else mail end
             where state = 'waiting'`,
          )
        : 0,
    letters:
      'daily_letter' in tables
        ? await update(
            `update daily_letter set state = 'unsure', problem = $1 where state in ('waiting', 'composed')`,
          )
        : 0,
  };
}
