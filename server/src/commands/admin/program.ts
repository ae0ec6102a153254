import { Command } from 'commander';
import { FILES_FIELD, OPERATIONS, type Operation, type SourceFile } from '../../administration/index.ts';
import { isContentFile, isOutputFolder, optionOf } from './options.ts';
import { readContentFile, readSourceFiles, withAttachedFiles } from './read-source-files.ts';

const EXIT_HELP = '\nExit codes: 0 done, 1 refused or failed, 2 wrong usage, 3 a conflicting change.';

/** The environment of a command. */
export interface GlobalOptions {
  readonly server?: string;
  readonly json?: boolean;
}

/** `folder`: destination of the result's files; undefined: none was given. */
export type Act = (
  operation: Operation,
  input: Readonly<Record<string, unknown>>,
  options: GlobalOptions,
  folder: string | undefined,
) => Promise<void>;

/** Makes a command and its subcommands throw instead of ending the process. */
function throwing(command: Command): void {
  command.exitOverride();
  for (const each of command.commands) throwing(each);
}

async function readFiles({ pathsIn }: Operation, paths: readonly string[]): Promise<readonly SourceFile[]> {
  const sources = await readSourceFiles(paths);
  if (pathsIn === undefined) return sources;
  return Promise.all(sources.map((source) => withAttachedFiles(source, pathsIn(source))));
}

/** `add, change, list, remove`: the description of a group in the help. */
function actionsOf(group: string): string {
  return OPERATIONS.filter((operation) => operation.group === group)
    .map(({ action }) => action)
    .join(', ');
}

/** The `admin` command: a subcommand for each operation. */
export function createProgram(act: Act): Command {
  const program = new Command('airdex admin')
    .description('Administers companies, accesses, users and what they see, without SQL.')
    .option(
      '--server <url>',
      'a running server, to which AIRDEX_ADMIN_TOKEN gives access; unset: the database',
    )
    .option('--json', 'print one JSON document instead of text')
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError('Run it with --help to see its options.')
    .addHelpText('after', EXIT_HELP);
  const groups = new Map<string, Command>();
  for (const operation of OPERATIONS) {
    const { group, action, summary, schema } = operation;
    let parent = group === null ? program : groups.get(group);
    if (group !== null && parent === undefined) {
      parent = program.command(group).description(actionsOf(group));
      groups.set(group, parent);
    }
    const command = (parent ?? program).command(action).description(summary);
    const { [FILES_FIELD]: files, ...options } = schema.shape;
    for (const [field, type] of Object.entries(options)) command.addOption(optionOf(field, type));
    if (files !== undefined) command.argument('<path...>', files.description);
    command.action(async () => {
      const input: Record<string, unknown> = { ...command.opts() };
      let folder: string | undefined;
      for (const [field, type] of Object.entries(options)) {
        const path = input[field];
        if (typeof path !== 'string') continue;
        if (isContentFile(type)) input[field] = await readContentFile(path, field);
        else if (isOutputFolder(type)) {
          input[field] = true;
          folder = path;
        }
      }
      if (files !== undefined) input[FILES_FIELD] = await readFiles(operation, command.args);
      await act(operation, input, program.opts(), folder);
    });
  }
  throwing(program);
  return program;
}
