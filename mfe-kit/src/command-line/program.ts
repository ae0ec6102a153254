import { Command } from 'commander';
import { addBuild } from './build.ts';
import { addBuildShell } from './build-shell.ts';
import { addDev } from './dev.ts';
import { addPublish } from './publish.ts';

/** The `mfe` command with its subcommands, one file each. */
export function createProgram(): Command {
  const program = new Command('mfe')
    .description('Build and release the shell and the remotes of Airdex.')
    .option('--json', 'print one JSON document instead of text')
    .showHelpAfterError('Run it with --help to see what it takes.')
    .configureHelp({ showGlobalOptions: true })
    .exitOverride();
  addBuild(program);
  addBuildShell(program);
  addDev(program);
  addPublish(program);
  for (const command of program.commands) command.exitOverride();
  return program;
}
