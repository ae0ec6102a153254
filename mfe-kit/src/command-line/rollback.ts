import type { ChangeOptions, PointerChange, Registry } from '@airdex/release-registry';
import { Option } from 'commander';
import type { Command } from 'commander';
import { loadDefinition } from '../remote-definition/load-definition.ts';
import { describeChange } from './describe-change.ts';
import { examples } from './examples.ts';
import { parseHash } from './parse-values.ts';
import { changeOptions, openRegistry, withChange } from './registry-options.ts';
import type { ChangingOptions } from './registry-options.ts';
import { report } from './report.ts';

interface Options extends ChangingOptions {
  readonly to?: string;
  readonly remote?: string;
  readonly release?: string;
  readonly canary?: boolean;
}

/** The revision to roll back from; none if it cannot be read, because a rollback repairs a damaged registry. */
async function revisionOf(registry: Registry, { revision }: ChangeOptions): Promise<{ revision?: number }> {
  if (revision !== undefined) return { revision };
  return registry.status(1).then(
    (status) => ({ revision: status.revision }),
    () => ({}),
  );
}

async function rollBack(options: Options): Promise<PointerChange> {
  const { to, remote, release, canary } = options;
  const registry = openRegistry(options);
  const change = await changeOptions(options);
  if (canary === true) return registry.stopCanary(change);
  // Sent twice, for example after a lost response, a rollback would otherwise go back twice.
  const seen = { ...change, ...(await revisionOf(registry, change)) };
  if (remote !== undefined) return registry.rollbackRemote({ ...seen, remote, release });
  return registry.rollback({ ...seen, to });
}

/** After a rollback of everything in the folder of a remote, explains how to roll back only this remote. */
async function hintAtOneRemote({ remote, canary }: Options, { changed }: PointerChange): Promise<void> {
  if (!changed || remote !== undefined || canary === true) return;
  const name = await loadDefinition(process.cwd()).then(
    (definition) => definition.name,
    () => undefined,
  );
  if (name === undefined) return;
  process.stderr.write(
    `This rolled back the whole composition. To undo this, promote the earlier one, which \`mfe status\` lists. Next time, roll back only this remote: mfe rollback --remote ${name}\n`,
  );
}

export function addRollback(program: Command): void {
  const command = program
    .command('rollback')
    .description(
      'Roll back one remote, or the whole composition. A remote at its first release is removed from the product. ' +
        'Rolling back the whole composition ends a canary.',
    )
    .addOption(
      new Option('--to <composition>', 'a composition other than the previous one').argParser(parseHash),
    )
    .addOption(
      new Option('--remote <name>', 'roll back only this remote; later releases of others stay').conflicts(
        'to',
      ),
    )
    .addOption(
      new Option('--release <hash>', 'with --remote: a release other than the previous one').argParser(
        parseHash,
      ),
    )
    .addOption(new Option('--canary', 'only stop the running canary').conflicts(['to', 'remote', 'release']));
  withChange(command)
    .addHelpText(
      'after',
      examples(
        'mfe rollback --remote mfe-card --registry https://tv.example.com --reason "blank cards"',
        'mfe rollback --canary --registry https://tv.example.com',
        'mfe rollback --registry ../var/registry    (everything)',
      ),
    )
    .action(async (options: Options) => {
      if (options.release !== undefined && options.remote === undefined)
        command.error('error: --release needs --remote, the remote to roll back', {
          exitCode: 2,
        });
      const change = await rollBack(options);
      report(command, describeChange(change), change);
      await hintAtOneRemote(options, change);
    });
}
