import { writePageFile } from '@airdex/release-registry';
import type { Command } from 'commander';
import { examples } from './examples.ts';
import { registryFolder, registryFolderOption } from './registry-options.ts';
import { report } from './report.ts';

interface Options {
  readonly registry?: string;
  readonly evaluationFilter: boolean;
}

export function addPage(program: Command): void {
  const command = program
    .command('page')
    .description(
      'Write the page of what users get now into the registry, as index.html, for a static host that answers every ' +
        'address with it. To be repeated after each release and roll-back: a server needs none of it.',
    )
    .addOption(registryFolderOption())
    .option(
      '--no-evaluation-filter',
      'the advanced panel does not offer to look for programmes with an evaluation',
    )
    .addHelpText('after', examples('mfe page --registry var/registry'))
    .action(async (options: Options) => {
      const { evaluationFilter: hasEvaluationFilter } = options;
      const { file, composition } = await writePageFile(registryFolder(options), { hasEvaluationFilter });
      report(command, `${file} runs composition ${composition}.`, { file, composition });
    });
}
