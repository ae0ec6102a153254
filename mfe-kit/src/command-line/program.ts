import { Command } from 'commander';
import { addBuild } from './build.ts';
import { addBuildShell } from './build-shell.ts';
import { addDev } from './dev.ts';
import { addDoctor } from './doctor.ts';
import { EXIT_HELP } from './exit-codes.ts';
import { addNew } from './new.ts';
import { addPage } from './page.ts';
import { addPromote } from './promote.ts';
import { addPrune } from './prune.ts';
import { addPublish } from './publish.ts';
import { addPublishCheckout } from './publish-checkout.ts';
import { addRollback } from './rollback.ts';
import { SHOWS_OPTIONS } from './run-program.ts';
import { addSeal } from './seal.ts';
import { addStatus } from './status.ts';
import { addTokenCommands } from './token.ts';

/** Makes a command and its subcommands throw instead of ending the process. */
function throwing(command: Command): void {
  command.exitOverride();
  for (const each of command.commands) throwing(each);
}

/** The `mfe` command with its subcommands, one file each. */
export function createProgram(): Command {
  const program = new Command('mfe')
    .description('Build and release the shell and the remotes of Airdex.')
    .option('--json', 'print one JSON document instead of text')
    .showHelpAfterError(SHOWS_OPTIONS)
    .configureHelp({ showGlobalOptions: true })
    .addHelpText('after', EXIT_HELP);
  addBuild(program);
  addBuildShell(program);
  addDev(program);
  addDoctor(program);
  addNew(program);
  addSeal(program);
  addPublish(program);
  addPublishCheckout(program);
  addPromote(program);
  addRollback(program);
  addStatus(program);
  addPrune(program);
  addPage(program);
  addTokenCommands(program);
  throwing(program);
  return program;
}
