import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { publishCheckout } from '@airdex/release-registry';
import type { CheckoutPublication } from '@airdex/release-registry';
import type { Command } from 'commander';
import { examples } from './examples.ts';
import { parseWho } from './parse-values.ts';
import { registryFolder, registryFolderOption } from './registry-options.ts';
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
    const stays = live === null ? `${name} was taken out, and stays out` : `${name} ${live} stays`;
    return `${stays}; the build here, ${release}, is not released: \`mfe publish\` does it`;
  });
  const users = changed ? 'Users now get' : 'Nothing new; users get';
  return [...lines, `${users} composition ${composition} (revision ${revision})`].join('\n');
}

export function addPublishCheckout(program: Command): void {
  const command = program
    .command('publish-checkout')
    .description(
      'Release what a checkout built, as its server does at each start: what the registry lacks, and what has changed ' +
        'in the checkout since. What teams released, or rolled back, stays.',
    )
    .addOption(registryFolderOption())
    .requiredOption('--from <folders...>', 'folders of built releases')
    .option('--checkout <name>', 'which checkout it is, the same each time', `${hostname()}:${process.cwd()}`)
    .option('--as <who>', 'your name in the history', parseWho)
    .addHelpText(
      'after',
      examples('mfe publish-checkout --registry var/registry --from shell/dist mfe-card/dist'),
    )
    .action(async (options: Options) => {
      const publication = await publishCheckout(
        registryFolder(options),
        options.from.map((folder) => resolve(folder)),
        { who: options.as ?? (await whoAmI()), checkout: options.checkout },
      );
      report(command, describe(publication), publication);
    });
}
