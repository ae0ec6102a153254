import { runAddUser } from './run-add-user.ts';

/** `npm run account:add -- …`: adds a user. */
process.exitCode = await runAddUser(process.argv.slice(2), process.env);
