import { runBackup } from './run-backup.ts';

/** `airdex backup FILE`: writes a backup. */
process.exitCode = await runBackup(process.argv.slice(2), process.env);
