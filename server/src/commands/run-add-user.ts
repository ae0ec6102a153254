import { parseArgs } from 'node:util';
import { refuseUnfinishedRestore } from '../backup/unfinished-restore.ts';
import { ConfigurationError, readConfiguration } from '../configuration.ts';
import { describeDatabaseFailure } from '../database/describe-database-failure.ts';
import { openDatabase } from '../database/open-database.ts';
import { addUser, UserRefusedError } from '../features/account/add-user/add-user.ts';
import { isWrongUsage, type Environment } from './in-sentences.ts';
import { UnknownOutcomeError, withUnknownOutcome } from './unknown-outcome.ts';

const HELP = `Adds a user who can see everything.

  AIRDEX_PASSWORD=… airdex account:add --company NAME --username NAME --email ADDRESS

In a checkout: npm run account:add -- …

A new company is added too, with access to the whole catalogue for a year.
To give the rights to edit cards and to manage releases, use airdex admin user change.
The password is read from AIRDEX_PASSWORD, so that no list of processes shows it.
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
  const { databaseUrl, dataDir } = readConfiguration(environment);
  refuseUnfinishedRestore(dataDir);
  const database = await openDatabase(databaseUrl === null ? { dataDir } : { url: databaseUrl });
  try {
    const today = new Date().toISOString().slice(0, 10);
    await withUnknownOutcome('The user may have been added; airdex admin user list shows it.', () =>
      addUser(database.kysely, { company, username, email, password }, today),
    );
    return `${username} of ${company} can sign in now.`;
  } finally {
    await database.close();
  }
}

function isExpected(error: unknown): error is Error {
  return error instanceof UserRefusedError || error instanceof ConfigurationError || isWrongUsage(error);
}

/** Runs the command. Prints the result and returns the exit code: 0, 1 if it failed, 2 for wrong arguments. */
export async function runAddUser(args: readonly string[], environment: Environment): Promise<0 | 1 | 2> {
  try {
    console.log(await add(args, environment));
    return 0;
  } catch (error) {
    if (error instanceof UnknownOutcomeError) {
      console.error(error.message);
      return 1;
    }
    const sentence = isExpected(error) ? error.message : describeDatabaseFailure(error);
    if (sentence === null) throw error;
    console.error(`${sentence}\nNobody was added. Run with --help for more.`);
    return isWrongUsage(error) ? 2 : 1;
  }
}
