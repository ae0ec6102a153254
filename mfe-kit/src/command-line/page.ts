import type { Command } from 'commander';
import { examples } from './examples.ts';
import { openStoredRegistry, storedRegistryOption } from './registry-options.ts';
import { report } from './report.ts';

interface Options {
  readonly registry?: string;
  readonly evaluationFilter: boolean;
}

export function addPage(program: Command): void {
  const command = program
    .command('page')
    .description(
      'Write the page of the current composition into the registry, as index.html, for a static host that serves it at ' +
        'every address. Repeat this after each release and rollback. An Airdex server does not need it.',
    )
    .addOption(storedRegistryOption())
    .option(
      '--no-evaluation-filter',
      'leave the filter for programmes with an evaluation out of the advanced search',
    )
    .addHelpText('after', examples('mfe page --registry var/registry'))
    .action(async (options: Options) => {
      const { evaluationFilter: hasEvaluationFilter } = options;
      const { file, composition } = await openStoredRegistry(options).writePage({ hasEvaluationFilter });
      report(command, `${file} runs composition ${composition}.`, { file, composition });
    });
}
