import { relative } from 'node:path';
import type { Command } from 'commander';
import { CommandError } from '../command-error.ts';
import { createRemote } from '../new-remote/create-remote.ts';
import { createRepository } from '../new-remote/create-repository.ts';
import { nameRemote } from '../new-remote/remote-naming.ts';
import { findWorkspace } from '../new-remote/workspace.ts';
import { examples } from './examples.ts';
import { report } from './report.ts';

interface Options {
  readonly title?: string;
  readonly titleZh?: string;
  readonly install: boolean;
  readonly packages?: string;
}

const IN_WORKSPACE = [
  '  pnpm exec mfe dev            show it in a running Airdex (npm start), and each change as you save',
  '  pnpm exec mfe build          build a release of it',
  '  pnpm exec mfe publish --help release it',
];

const IN_REPOSITORY = [
  '  npm install',
  '  npm test                     run its tests',
  '  npm run dev -- --shell URL   show it in a running Airdex, and each change as you save',
  '  npm run build                build a release of it',
  '  npm run release              release it, to the address in MFE_REGISTRY with the token in MFE_TOKEN',
];

export function addNew(program: Command): void {
  program
    .command('new')
    .description('Create a remote with one page, ready to build, test and publish.')
    .argument('<name>', 'name of the remote, such as weather or air-time')
    .option('--title <text>', 'title of its page (default: derived from the name)')
    .option('--title-zh <text>', 'the title in Chinese (default: the English title, for you to translate)')
    .option('--no-install', 'in the workspace of Airdex, do not install its dependencies')
    .option(
      '--packages <place>',
      'elsewhere, install the packages of Airdex from archives in this folder or at this address',
    )
    .addHelpText('after', examples('mfe new weather'))
    .action(async (typed: string, options: Options, command: Command) => {
      const { title, titleZh, install, packages } = options;
      const start = performance.now();
      const naming = nameRemote(typed);
      const en = title ?? naming.title;
      const titles = { en, ch: titleZh ?? en };
      const from = process.cwd();
      const workspace = await findWorkspace(from);
      if (workspace !== undefined && packages !== undefined) {
        throw new CommandError('--packages is for a repository of its own', {
          hint: `${workspace} is the workspace of Airdex, which contains the packages.`,
          kind: 'usage',
        });
      }
      const { folder, files } =
        workspace === undefined
          ? await createRepository({
              naming,
              titles,
              into: from,
              ...(packages === undefined ? {} : { packages }),
            })
          : await createRemote({ naming, titles, workspace, installs: install });
      const path = `/x/${naming.short}`;
      const where = relative(from, folder) || '.';
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const lines = [
        `Created ${naming.name} in ${where}: ${files.length} files in ${seconds} s`,
        `It has the page ${path}. Next steps:`,
        ...(install || workspace === undefined
          ? []
          : ['  npx --yes pnpm install       install its dependencies']),
        `  cd ${where}`,
        ...(workspace === undefined ? IN_REPOSITORY : IN_WORKSPACE),
      ];
      report(command, lines.join('\n'), { name: naming.name, folder, path, files });
    });
}
