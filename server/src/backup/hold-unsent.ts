import type { Database } from '../database/database.ts';
import type { BackupManifest } from './backup-manifest.ts';

const PROBLEM = 'restored from a backup: it may have been sent since';

/**
 * Marks the mails and daily letters that waited at the time of the backup as unsure. The installation may have sent them
 * after it, so only an operator can decide whether they are sent.
 */
export async function holdUnsent(
  { pool }: Pick<Database, 'pool'>,
  { tables }: Pick<BackupManifest, 'tables'>,
): Promise<void> {
  // Backups of earlier versions lack these tables.
  if ('queued_mail' in tables)
    await pool.query(
      `update queued_mail set
         state = 'unsure', problem = $1, mail = case when has_secret then null else mail end
       where state = 'waiting'`,
      [PROBLEM],
    );
  if ('daily_letter' in tables)
    await pool.query(
      `update daily_letter set state = 'unsure', problem = $1 where state in ('waiting', 'composed')`,
      [PROBLEM],
    );
}
