import { prune } from '@airdex/release-registry';
import type { Pruning } from '@airdex/release-registry';
import type { Command } from 'commander';
import { examples } from './examples.ts';
import { parseCount } from './parse-values.ts';
import { registryFolder, registryFolderOption } from './registry-options.ts';
import { report } from './report.ts';

interface Options {
  readonly registry?: string;
  readonly keepDays: number;
  readonly keepPrevious: number;
  readonly delete?: boolean;
}

function describe({ removed, compositions, releases, bytes, kept }: Pruning): string {
  const stays = `${kept.compositions} compositions and ${kept.releases} releases stay.`;
  if (compositions.length === 0 && releases.length === 0) return `Nothing is old enough to go: ${stays}`;
  const verb = removed ? 'Removed' : 'Would remove';
  return [
    ...releases.map(({ name, release }) => `  ${name} ${release}`),
    `${verb} ${compositions.length} compositions and ${releases.length} releases, ${Math.ceil(bytes / 1000)} kB; ${stays}`,
    ...(removed ? [] : ['Nothing was removed: --delete does it.']),
  ].join('\n');
}

export function addPrune(program: Command): void {
  const command = program
    .command('prune')
    .description(
      'Show what nobody needs any more, and with --delete remove it. Kept is what is live or tried by a canary, what ' +
        'a roll-back goes to, whatever users were given within --keep-days (a page may still be open on it), the three ' +
        'compositions that browsers may move away to, and the release of each remote before those: what last worked.',
    )
    .addOption(registryFolderOption())
    .option('--keep-days <days>', 'days that a page may stay open', parseCount, 14)
    .option('--keep-previous <count>', 'compositions before the live one to keep in any case', parseCount, 10)
    .option('--dry-run', 'only show; so it is without --delete')
    .option('--delete', 'remove what is shown');
  command.options.find(({ long }) => long === '--delete')?.conflicts('dryRun');
  command
    .addHelpText(
      'after',
      examples(
        'mfe prune --registry var/registry',
        'mfe prune --registry var/registry --keep-days 30 --delete',
      ),
    )
    .action(async (options: Options) => {
      const pruning = await prune(registryFolder(options), {
        days: options.keepDays,
        previous: options.keepPrevious,
        remove: options.delete === true,
      });
      report(command, describe(pruning), pruning);
    });
}
