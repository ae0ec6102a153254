import type { Command } from 'commander';
import { describeStatus } from './describe-status.ts';
import { examples } from './examples.ts';
import { parseCount } from './parse-values.ts';
import { openRegistry, withRegistry } from './registry-options.ts';
import type { RegistryOptions } from './registry-options.ts';
import { report } from './report.ts';

interface Options extends RegistryOptions {
  readonly history: number;
}

export function addStatus(program: Command): void {
  const command = program
    .command('status')
    .description('Show the live composition, the canary, and the history of changes.')
    .option('--history <count>', 'how many changes to show', parseCount, 10);
  withRegistry(command)
    .addHelpText(
      'after',
      examples(
        'mfe status --registry ../var/registry',
        'mfe status --registry https://tv.example.com --json | jq .current.composition',
      ),
    )
    .action(async (options: Options) => {
      const status = await openRegistry(options).status(options.history);
      report(command, describeStatus(status, Date.now()), status);
    });
}
