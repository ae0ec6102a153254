import { parseArgs } from 'node:util';
import { addUser, UserRefusedError } from '../administration/users/add-user.ts';
import { currentDay } from '../current-day.ts';
import { refuseUnfinishedRestore } from '../backup/unfinished-restore.ts';
import { readConfiguration, type Environment } from '../configuration.ts';
import { databaseOf, openDatabase } from '../database/open-database.ts';
import { operatorName } from './admin/perform.ts';
import { runCommand } from './run-command.ts';
import { withUnknownOutcome } from './unknown-outcome.ts';

const HELP = `Adds a user who can see everything.

  AIRDEX_PASSWORD=… airdex account:add --company NAME --username NAME --email ADDRESS

In a checkout: npm run account:add -- …

A new company is added too, with access to the whole catalogue for a year.
To give the rights to edit cards and to manage releases, use airdex admin user change.
The password is read from AIRDEX_PASSWORD, so that it does not appear in any list of processes.
DATABASE_URL and DATA_DIR are those of the server. Stop the server first if it uses the embedded database.`;

const OPTIONS = {
  company: { type: 'string' },
  username: { type: 'string' },
  email: { type: 'string' },
  help: { type: 'boolean' },
} as const;

async function add(args: readonly string[], environment: Environment): Promise<string> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  if (values.help) return HELP;
  const { company = '', username = '', email = '' } = values;
  const password = environment['AIRDEX_PASSWORD'];
  if (!password) throw new UserRefusedError('Set the password in the variable AIRDEX_PASSWORD.');
  const configuration = readConfiguration(environment);
  refuseUnfinishedRestore(configuration.dataDir);
  const database = await openDatabase(databaseOf(configuration));
  try {
    await withUnknownOutcome('The user may have been added; airdex admin user list shows it.', () =>
      addUser(
        database.kysely,
        { company, username, email, password },
        currentDay(),
        operatorName(environment),
      ),
    );
    return `${username} of ${company} can sign in now.`;
  } finally {
    await database.close();
  }
}

export const runAddUser = (args: readonly string[], environment: Environment): Promise<0 | 1 | 2> =>
  runCommand(() => add(args, environment), {
    unchanged: 'Nobody was added.',
    explain: (error) => (error instanceof UserRefusedError ? error.message : null),
  });
