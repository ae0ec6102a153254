import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CommandError } from '../command-error.ts';
import { packageManagerOf } from './workspace.ts';

/**
 * Installs the dependencies of a workspace with its own package manager. Uses packages in the local store if possible.
 * @throws CommandError with the output of the package manager.
 */
export async function installWorkspace(workspace: string): Promise<void> {
  const manager = await packageManagerOf(workspace);
  const args = ['-y', manager, 'install', '--no-frozen-lockfile', '--prefer-offline'];
  const install = spawn('npx', args, {
    cwd: workspace,
    // Nobody can answer a question here. With CI set, the package manager asks none.
    env: { ...process.env, CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [install.stdout, install.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = await (once(install, 'close') as Promise<[number | null]>).catch((error: unknown) => {
    output += String(error);
    return [null];
  });
  if (code === 0) return;
  throw new CommandError(
    `The dependencies could not be installed\n${output.trim().split('\n').slice(-8).join('\n')}`,
    {
      hint: 'The remote was removed again. Use --no-install to create it without installing.',
    },
  );
}
