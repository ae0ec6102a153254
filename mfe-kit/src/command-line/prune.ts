import type { Pruning } from '@airdex/release-registry';
import type { Command } from 'commander';
import { examples } from './examples.ts';
import { parseCount, parseReason, parseWho } from './parse-values.ts';
import { openStoredRegistry, storedRegistryOption } from './registry-options.ts';
import { report } from './report.ts';
import { whoAmI } from './who-am-i.ts';

interface Options {
  readonly registry?: string;
  readonly keepDays: number;
  readonly keepPrevious: number;
  readonly delete?: boolean;
  readonly as?: string;
  readonly reason?: string;
}

function describe({ removed, compositions, releases, bytes, kept }: Pruning): string {
  const stays = `${kept.compositions} compositions and ${kept.releases} releases stay.`;
  if (compositions.length === 0 && releases.length === 0)
    return `Nothing is old enough to be removed: ${stays}`;
  const verb = removed ? 'Removed' : 'Would remove';
  return [
    ...releases.map(({ name, release }) => `  ${name} ${release}`),
    `${verb} ${compositions.length} compositions and ${releases.length} releases, ${Math.ceil(bytes / 1000)} kB; ${stays}`,
    ...(removed ? [] : ['Nothing was removed. Add --delete to remove it.']),
  ].join('\n');
}

export function addPrune(program: Command): void {
  const command = program
    .command('prune')
    .description(
      'Show what is no longer needed, and remove it with --delete. The command keeps what is live or in a canary, what a ' +
        'rollback goes back to, what users received within --keep-days (a page may still have it open), the three ' +
        'compositions that browsers may fall back to, and the last release of each remote before those.',
    )
    .addOption(storedRegistryOption())
    .option('--keep-days <days>', 'how many days a page may stay open', parseCount, 14)
    .option('--keep-previous <count>', 'how many earlier compositions to keep in any case', parseCount, 10)
    .option('--dry-run', 'only show what would be removed (the default)')
    .option('--delete', 'remove what the command shows')
    .option('--as <who>', 'your name in the history of a bucket', parseWho)
    .option('--reason <text>', 'a line for that history', parseReason);
  command.options.find(({ long }) => long === '--delete')?.conflicts('dryRun');
  command
    .addHelpText(
      'after',
      examples(
        'mfe prune --registry var/registry',
        'mfe prune --registry var/registry --keep-days 30 --delete',
        'mfe prune --registry s3://releases/airdex --delete',
      ),
    )
    .action(async (options: Options) => {
      const pruning = await openStoredRegistry(options).prune({
        who: options.as ?? (await whoAmI()),
        ...(options.reason === undefined ? {} : { reason: options.reason }),
        days: options.keepDays,
        previous: options.keepPrevious,
        remove: options.delete === true,
      });
      report(command, describe(pruning), pruning);
    });
}
