import { relative } from 'node:path';
import type { Command } from 'commander';
import { createRemote } from '../new-remote/create-remote.ts';
import { nameRemote } from '../new-remote/remote-naming.ts';
import { examples } from './examples.ts';
import { report } from './report.ts';

interface Options {
  readonly title?: string;
  readonly titleZh?: string;
  readonly install: boolean;
}

export function addNew(program: Command): void {
  program
    .command('new')
    .description('Create a remote with one page, ready to build, test and publish.')
    .argument('<name>', 'name of the remote, such as weather or air-time')
    .option('--title <text>', 'title of its page (default: derived from the name)')
    .option('--title-zh <text>', 'the title in Chinese (default: the English title, for you to translate)')
    .option('--no-install', 'do not install its dependencies')
    .addHelpText('after', examples('mfe new weather'))
    .action(async (typed: string, { title, titleZh, install }: Options, command: Command) => {
      const start = performance.now();
      const naming = nameRemote(typed);
      const en = title ?? naming.title;
      const { folder, files } = await createRemote({
        naming,
        titles: { en, ch: titleZh ?? en },
        from: process.cwd(),
        installs: install,
      });
      const path = `/x/${naming.short}`;
      const where = relative(process.cwd(), folder) || '.';
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const lines = [
        `${naming.name} is in ${where}: ${files.length} files, in ${seconds} s`,
        `It has the page ${path}. Next steps:`,
        ...(install ? [] : ['  npx --yes pnpm install       install its dependencies']),
        `  cd ${where}`,
        '  pnpm exec mfe dev            show it in a running Airdex (npm start), and each change as you save',
        '  pnpm exec mfe build          build a release of it',
        '  pnpm exec mfe publish --help release it',
      ];
      report(command, lines.join('\n'), { name: naming.name, folder, path, files });
    });
}
