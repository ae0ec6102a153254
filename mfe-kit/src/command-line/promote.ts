import type { Command } from 'commander';
import { describeChange } from './describe-change.ts';
import { examples } from './examples.ts';
import { parseHash, parsePercent } from './parse-values.ts';
import { changeOptions, openRegistry, withChange } from './registry-options.ts';
import type { ChangingOptions } from './registry-options.ts';
import { report } from './report.ts';

interface Options extends ChangingOptions {
  readonly canary?: number;
  readonly stopCanary?: boolean;
}

export function addPromote(program: Command): void {
  const command = program
    .command('promote')
    .description(
      'Make a composition current for all users, or for a share of them. Use it to widen or promote a canary.',
    )
    .argument('<composition>', 'id of the composition; `mfe status` shows them', parseHash)
    .option('--canary <percent>', 'only for this share of users', parsePercent)
    .option('--stop-canary', 'end another running canary');
  withChange(command)
    .addHelpText(
      'after',
      examples(
        'mfe promote 0123456789abcdef --canary 25 --registry https://tv.example.com',
        'mfe promote 0123456789abcdef --registry ../var/registry --reason "canary is fine"',
      ),
    )
    .action(async (composition: string, options: Options) => {
      const { canary, stopCanary } = options;
      const change = await openRegistry(options).promote(composition, {
        ...(await changeOptions(options)),
        ...(canary === undefined ? {} : { canary }),
        ...(stopCanary === undefined ? {} : { stopCanary }),
      });
      report(command, describeChange(change), change);
    });
}
