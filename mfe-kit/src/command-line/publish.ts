import { resolve } from 'node:path';
import { publish } from '@airdex/release-registry';
import type { Publication } from '@airdex/release-registry';
import type { Command } from 'commander';
import { report } from './report.ts';

interface Options {
  readonly registry: string;
  readonly from: readonly string[];
}

function describe({ composition, revision, changed, releases }: Publication): string {
  const lines = releases.map(({ title, stored }) => `${title} ${stored ? 'published' : 'was there already'}`);
  const outcome = changed ? 'Users now get' : 'Nothing new; users get';
  return [...lines, `${outcome} composition ${composition} (revision ${revision})`].join('\n');
}

export function addPublish(program: Command): void {
  program
    .command('publish')
    .description('Release what was built: users get it with their next page load.')
    .requiredOption('--registry <folder>', 'folder of the registry')
    .option('--from <folders...>', 'folders of built releases; several are published as one', ['dist'])
    .action(async ({ registry, from }: Options, command: Command) => {
      const folders = from.map((folder) => resolve(folder));
      const publication = await publish(resolve(registry), folders);
      report(command, describe(publication), publication);
    });
}
