import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Name for the history: the user name of git, else that of the account. */
export async function whoAmI(): Promise<string> {
  const git = await run('git', ['config', 'user.name']).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
  if (git !== '') return git;
  try {
    return userInfo().username;
  } catch {
    // An account without a name, as in containers.
    return 'unknown';
  }
}
