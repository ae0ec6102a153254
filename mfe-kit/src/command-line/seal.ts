import { resolve } from 'node:path';
import type { Command } from 'commander';
import { loadDefinition } from '../remote-definition/load-definition.ts';
import { sealFolder } from '../release/seal-folder.ts';
import { buildSummary } from './build-summary.ts';
import { examples } from './examples.ts';
import { report } from './report.ts';

export function addSeal(program: Command): void {
  program
    .command('seal')
    .description(
      'Make a release of what another bundler built: the output of any Module Federation 2 build of the remote in this folder.',
    )
    .argument('[folder]', 'folder that the bundler wrote to', 'dist')
    .addHelpText('after', examples('vite build && mfe seal dist && mfe publish'))
    .action(async (folder: string, _: unknown, command: Command) => {
      const start = performance.now();
      const root = process.cwd();
      const manifest = await sealFolder(await loadDefinition(root), root, resolve(root, folder));
      const { name, release, files } = manifest;
      report(command, buildSummary(name, release, files, performance.now() - start), manifest);
    });
}
