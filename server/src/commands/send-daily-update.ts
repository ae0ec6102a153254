import { runDailyUpdate } from './run-daily-update.ts';

/** `npm run daily-update -- …`: sends the daily letters by hand. */
process.exitCode = await runDailyUpdate(process.argv.slice(2), process.env);
