import { hostname } from 'node:os';
import { resolve } from 'node:path';
import type { CheckoutPublication } from '@airdex/release-registry';
import type { Command } from 'commander';
import { examples } from './examples.ts';
import { parseWho } from './parse-values.ts';
import { openStoredRegistry, storedRegistryOption } from './registry-options.ts';
import { report } from './report.ts';
import { whoAmI } from './who-am-i.ts';

interface Options {
  readonly registry?: string;
  readonly from: readonly string[];
  readonly checkout: string;
  readonly as?: string;
}

function describe({ composition, revision, changed, parts }: CheckoutPublication): string {
  const lines = parts.map(({ name, release, outcome, live }) => {
    if (outcome !== 'kept') return `${name} ${release} ${outcome === 'released' ? 'released' : 'is live'}`;
    const stays = live === null ? `${name} was removed and stays removed` : `${name} ${live} stays`;
    return `${stays}; the build here, ${release}, is not released. Run \`mfe publish\` to release it`;
  });
  const users = changed ? 'Users now get' : 'Nothing new. Users get';
  return [...lines, `${users} composition ${composition} (revision ${revision})`].join('\n');
}

export function addPublishCheckout(program: Command): void {
  const command = program
    .command('publish-checkout')
    .description(
      'Release the builds of a checkout, as its server does at each start: those that the registry lacks, and those that ' +
        'have changed in the checkout since that server last started. Releases and rollbacks of teams stay.',
    )
    .addOption(storedRegistryOption())
    .requiredOption('--from <folders...>', 'folders of builds')
    .option('--checkout <name>', 'name of the checkout, the same each time', `${hostname()}:${process.cwd()}`)
    .option('--as <who>', 'your name in the history', parseWho)
    .addHelpText(
      'after',
      examples('mfe publish-checkout --registry var/registry --from shell/dist mfe-card/dist'),
    )
    .action(async (options: Options) => {
      const folders = options.from.map((folder) => resolve(folder));
      const change = { who: options.as ?? (await whoAmI()), checkout: options.checkout };
      const publication = await openStoredRegistry(options).publishCheckout(folders, change);
      report(command, describe(publication), publication);
    });
}
