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
    .description('Make a new remote with one page, which can be built, tested and published as it is.')
    .argument('<name>', 'what it is called, such as weather or air-time')
    .option('--title <text>', 'title of its page (default: after its name)')
    .option('--title-zh <text>', 'the same in Chinese (default: as in English, to be translated)')
    .option('--no-install', 'leave its dependencies to be installed')
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
        `It brings the page ${path}. What next:`,
        ...(install ? [] : ['  npx --yes pnpm install       its dependencies']),
        `  cd ${where}`,
        '  pnpm exec mfe dev            see it in a running Airdex (npm start), and every change as you save',
        '  pnpm exec mfe build          build a release of it',
        '  pnpm exec mfe publish --help release it',
      ];
      report(command, lines.join('\n'), { name: naming.name, folder, path, files });
    });
}
