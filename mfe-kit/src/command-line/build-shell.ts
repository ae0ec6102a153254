import { resolve } from 'node:path';
import type { Command } from 'commander';
import { buildModeOption } from './build-mode-option.ts';
import { buildSummary } from './build-summary.ts';
import { examples } from './examples.ts';
import { report } from './report.ts';

interface Options {
  readonly out: string;
  readonly mode: 'production' | 'development';
}

export function addBuildShell(program: Command): void {
  program
    .command('build-shell')
    .description('Build the shell in this folder into a release (src/main.tsx and src/index.html).')
    .option('--out <folder>', 'folder to write to', 'dist')
    .addOption(buildModeOption())
    .addHelpText('after', examples('mfe build-shell'))
    .action(async ({ out, mode }: Options, command: Command) => {
      const start = performance.now();
      const root = process.cwd();
      const { buildShell } = await import('../release/build-shell.ts');
      const manifest = await buildShell(root, resolve(root, out), { mode });
      report(
        command,
        buildSummary('shell', manifest.release, manifest.files, performance.now() - start),
        manifest,
      );
    });
}
