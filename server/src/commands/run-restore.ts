import { parseArgs } from 'node:util';
import type { HeldUnsent } from '../backup/hold-unsent.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { storeIndexForStart } from '../catalogue/store-index.ts';
import { readConfiguration, type Environment } from '../configuration.ts';
import { throwUnavailable } from '../database/guarded-pool.ts';
import { hasCurrentTables } from '../database/migrations/index.ts';
import { databaseOf, openAsItIs } from '../database/open-database.ts';
import { runCommand, UsageError } from './run-command.ts';

const HELP = `Restores a backup into an empty installation, with the server stopped.

  airdex restore FILE

DATABASE_URL and DATA_DIR are those of the server. A backup of the embedded database can be restored into PostgreSQL, and
the other way round. After an interruption, run it again.`;

const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;

/** The line about mails that are not sent automatically; empty if there are none. */
export function heldBack({ mails, letters }: HeldUnsent): string {
  if (mails + letters === 0) return '';
  const what = `${counted(mails, 'mail')} and ${counted(letters, 'daily letter')}`;
  return `\nSet to unsure, because they may have been sent since the backup: ${what}.`;
}

export const runRestore = (args: readonly string[], environment: Environment): Promise<0 | 1 | 2> =>
  runCommand(async () => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: 'boolean' } },
    });
    if (values.help) return HELP;
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new UsageError('Name one backup.');
    const configuration = readConfiguration(environment);
    const { dataDir } = configuration;
    const database = await openAsItIs(databaseOf(configuration));
    try {
      const { tables, createdAt, parts, migrations, held } = await restoreBackup(
        database,
        dataDir,
        file,
        configuration.dailyUpdate,
      ).catch(throwUnavailable);
      // A backup contains no index, because each version of the code builds its own. A backup of an older version
      // gets its index at the next start, after the migrations.
      if (hasCurrentTables(migrations)) await storeIndexForStart(database, dataDir, process.stderr);
      const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
      const what = ['database', ...parts].join(', ');
      return `Restored the state of ${createdAt}: ${rows.toLocaleString('en')} rows (${what}).${heldBack(held)}`;
    } finally {
      await database.close();
    }
  });
