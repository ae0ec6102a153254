import { runImportCommand } from './run/run-import-command.ts';

/** The command `npm run catalogue:import -- FILE|FOLDER …`. */
process.exitCode = await runImportCommand(process.argv.slice(2), process.env);
