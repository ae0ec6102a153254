import { runRestore } from './run-restore.ts';

/** `airdex restore FILE`: restores a backup into an empty installation. */
process.exitCode = await runRestore(process.argv.slice(2), process.env);
