import type { Database } from '../database/database.ts';
import type { BackupManifest } from './backup-manifest.ts';

const PROBLEM = 'restored from a backup: it may have been sent since';

/** How many mails and daily letters were set to unsure. */
export interface HeldUnsent {
  readonly mails: number;
  readonly letters: number;
}

/**
 * Marks the mails and daily letters that waited at the time of the backup as unsure. The installation may have sent them
 * after it, so only an operator can decide whether they are sent.
 */
export async function holdUnsent(
  { pool }: Pick<Database, 'pool'>,
  { tables }: Pick<BackupManifest, 'tables'>,
): Promise<HeldUnsent> {
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
