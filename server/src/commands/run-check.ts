import { parseArgs } from 'node:util';
import type { Environment } from '../configuration.ts';
import { checkInstallation } from '../installation-check/check-installation.ts';
import type { Finding } from '../installation-check/finding.ts';
import { productVersion } from '../product-version.ts';
import { runCommand } from './run-command.ts';

const HELP = `Checks the installation: its settings, its database and its mails. Changes nothing.

  airdex check [--json]

DATABASE_URL, DATA_DIR and all other settings are those of the server. Exit code 1: the installation is not ready to serve subscribers.`;

const describe = ({ level, setting, text }: Finding): string =>
  `${level.padEnd(8)}${setting === undefined ? '' : `${setting}: `}${text}`;

/** Returns the exit code: 1 also if the installation should not serve. */
export async function runCheck(args: readonly string[], environment: Environment): Promise<0 | 1 | 2> {
  let isServing = true;
  const code = await runCommand(async () => {
    const { values } = parseArgs({
      args: [...args],
      options: { json: { type: 'boolean' }, help: { type: 'boolean' } },
    });
    if (values.help) return HELP;
    const version = await productVersion();
    const findings = await checkInstallation(environment);
    isServing = findings.every(({ level }) => level !== 'error');
    if (values.json) return JSON.stringify({ version, isServing, findings }, null, 2);
    const result = isServing
      ? 'The installation is ready to serve subscribers.'
      : 'The installation is not ready to serve subscribers.';
    return [`Airdex ${version}`, ...findings.map(describe), result].join('\n');
  });
  return code === 0 && !isServing ? 1 : code;
}
