import { resolve } from 'node:path';
import type { Command } from 'commander';
import { loadDefinition } from '../remote-definition/load-definition.ts';
import { buildModeOption } from './build-mode-option.ts';
import { buildSummary } from './build-summary.ts';
import { examples } from './examples.ts';
import { report } from './report.ts';

interface Options {
  readonly out: string;
  readonly mode: 'production' | 'development';
}

export function addBuild(program: Command): void {
  program
    .command('build')
    .description('Build the remote in this folder into a release (its mfe.config.ts says what it exposes).')
    .option('--out <folder>', 'folder to write to', 'dist')
    .addOption(buildModeOption())
    .addHelpText('after', examples('mfe build --out dist'))
    .action(async ({ out, mode }: Options, command: Command) => {
      const start = performance.now();
      const root = process.cwd();
      const definition = await loadDefinition(root);
      // Loaded on demand: webpack takes a second to load, and the other commands do not need it.
      const { buildRemote } = await import('../release/build-remote.ts');
      const manifest = await buildRemote(definition, root, resolve(root, out), mode);
      const { name, release, files } = manifest;
      report(command, buildSummary(name, release, files, performance.now() - start), manifest);
    });
}
