import { runCheck } from './run-check.ts';

/** `airdex check`: checks the installation and its settings. */
process.exitCode = await runCheck(process.argv.slice(2), process.env);
