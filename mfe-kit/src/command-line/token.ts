import type { DeployToken } from '@airdex/release-registry';
import type { Command } from 'commander';
import { examples } from './examples.ts';
import { parseReason, parseWho } from './parse-values.ts';
import { openStoredRegistry, storedRegistryOption } from './registry-options.ts';
import { report } from './report.ts';
import { whoAmI } from './who-am-i.ts';

interface Options {
  readonly registry?: string;
  readonly note?: string;
  readonly as?: string;
}

/** A token has no effect in a registry that no server uses. */
const WHERE =
  'Check that the server serves this registry: it is DATA_DIR/registry, or the bucket in REGISTRY.';

function describe({ id, scope, note, createdAt, createdBy }: DeployToken): string {
  return `${id}  ${scope.padEnd(20)}  ${createdAt.slice(0, 10)} by ${createdBy}${note === '' ? '' : `  ${note}`}`;
}

function addAdd(token: Command): void {
  const command = token
    .command('add')
    .description('Create a deploy token. It is shown only once; the registry keeps its hash.')
    .argument(
      '<scope>',
      'what it may publish: a remote such as mfe-card, shell, or * for everything, including promotion',
    )
    .addOption(storedRegistryOption())
    .option('--note <text>', 'what it is for', parseReason)
    .option('--as <who>', 'your name (default: from git, or your account on this machine)', parseWho)
    .addHelpText(
      'after',
      examples(
        'mfe token add mfe-card --note pipeline --registry var/registry',
        "mfe token add '*' --registry var/registry",
        'mfe token add mfe-card --registry s3://releases/airdex',
      ),
    )
    .action(async (scope: string, options: Options) => {
      const who = options.as ?? (await whoAmI());
      const registry = openStoredRegistry(options);
      const { secret, token: made } = await registry.tokens.add({ scope, note: options.note ?? '', who });
      const lines = [
        secret,
        `Store it now: it can't be shown again. Pass it to \`mfe publish\` as MFE_TOKEN. Its id is ${made.id}.`,
        ...((await registry.isEmpty()) ? [`Nothing is published in ${registry.place} yet. ${WHERE}`] : []),
      ];
      report(command, lines.join('\n'), { token: secret, ...made });
    });
}

function addList(token: Command): void {
  const command = token
    .command('list')
    .description('List the deploy tokens by id. The tokens themselves cannot be shown again.')
    .addOption(storedRegistryOption())
    .addHelpText('after', examples('mfe token list --registry var/registry'))
    .action(async (options: Options) => {
      const tokens = await openStoredRegistry(options).tokens.list();
      report(command, tokens.length === 0 ? 'There are no tokens.' : tokens.map(describe).join('\n'), {
        tokens,
      });
    });
}

function addRevoke(token: Command): void {
  const command = token
    .command('revoke')
    .description(
      'Revoke a deploy token. Calls with it fail from now on; with a registry in a bucket, within a few seconds.',
    )
    .argument('<id>', 'as `mfe token list` shows it')
    .addOption(storedRegistryOption())
    .addHelpText('after', examples('mfe token revoke 3fa1b2c4 --registry var/registry'))
    .action(async (id: string, options: Options) => {
      const revoked = await openStoredRegistry(options).tokens.revoke(id);
      report(command, `Revoked: ${describe(revoked)}`, revoked);
    });
}

export function addTokenCommands(program: Command): void {
  const token = program
    .command('token')
    .description(
      'Manage the deploy tokens with which teams publish over HTTP. Run this where the registry is.',
    );
  addAdd(token);
  addList(token);
  addRevoke(token);
}
