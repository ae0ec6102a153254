import { runAdmin } from './run-admin.ts';

/** `npm run admin -- …`: administers the installation. */
process.exitCode = await runAdmin(process.argv.slice(2), process.env);
