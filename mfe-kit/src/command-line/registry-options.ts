import { resolve } from 'node:path';
import { folderRegistry, RegistryError } from '@airdex/release-registry';
import type { ChangeOptions, Registry, StoredRegistry } from '@airdex/release-registry';
import { bucketRegistry, isBucketAddress } from '@airdex/release-registry/bucket';
import { httpRegistry } from '@airdex/release-registry/http-client';
import { Option } from 'commander';
import type { Command } from 'commander';
import { CommandError } from '../command-error.ts';
import { parseReason, parseRevision, parseWho } from './parse-values.ts';
import { whoAmI } from './who-am-i.ts';

export interface RegistryOptions {
  readonly registry?: string;
  readonly token?: string;
}

export interface ChangingOptions extends RegistryOptions {
  readonly as?: string;
  readonly reason?: string;
  readonly revision?: number;
}

function isAddress(registry: string): boolean {
  return /^https?:\/\//i.test(registry);
}

/**
 * Location of the registry: a folder, the address of a server, or a bucket.
 * @throws CommandError if there is none, or if it is an address without a protocol or a host
 */
function placeOf({ registry }: RegistryOptions, example: string): string {
  if (registry === undefined || registry === '') {
    throw new CommandError('Name a registry with --registry or the variable MFE_REGISTRY', {
      hint: `For example: ${example}. On a server, the registry is the folder DATA_DIR/registry.`,
      kind: 'usage',
    });
  }
  if (/^[\w.-]+:\d+(\/|$)/.test(registry)) {
    throw new CommandError(`"${registry}" is neither a folder nor an address`, {
      hint: `An address begins with http:// or https://, as in http://${registry}`,
      kind: 'usage',
    });
  }
  // Otherwise the first part of the path of a call becomes its host, which gets the token.
  if (isAddress(registry) && !URL.canParse(registry))
    throw new CommandError(`"${registry}" is not an address`, {
      hint: `For example: --registry https://tv.example.com`,
      kind: 'usage',
    });
  return registry;
}

/** The option of commands that need direct access to the registry. */
export function storedRegistryOption(): Option {
  return new Option('--registry <place>', 'folder of the registry, or s3://BUCKET/PREFIX').env(
    'MFE_REGISTRY',
  );
}

/** The options of all commands that work on a local or remote registry. */
export function withRegistry(command: Command): Command {
  return command
    .addOption(
      new Option(
        '--registry <place>',
        'folder of the registry, address of a server that serves it, or s3://BUCKET/PREFIX',
      ).env('MFE_REGISTRY'),
    )
    .addOption(new Option('--token <token>', 'deploy token, for an address').env('MFE_TOKEN'));
}

/** The options of all commands that change what users get. */
export function withChange(command: Command): Command {
  return withRegistry(command)
    .option(
      '--as <who>',
      'your name in the history (default: from git, or your account on this machine)',
      parseWho,
    )
    .option('--reason <text>', 'a line for the history', parseReason)
    .option('--revision <number>', 'fail if anything has changed since this revision', parseRevision);
}

/** A token without the line break that a file ends with. @throws CommandError if a header can't contain it */
function sendable(token: string): string {
  const trimmed = token.trim();
  if (/^[\x21-\x7e]+$/.test(trimmed)) return trimmed;
  throw new CommandError('The deploy token is empty, or contains characters that no token has', {
    hint: 'Check the variable MFE_TOKEN or the option --token.',
    kind: 'usage',
  });
}

/** Opens the registry that the options name. */
export function openRegistry(options: RegistryOptions): Registry {
  const registry = placeOf(options, '--registry ../var/registry, or --registry https://tv.example.com');
  const { token } = options;
  if (!isAddress(registry)) return openStoredRegistry(options);
  if (token !== undefined) return httpRegistry({ url: registry, token: sendable(token) });
  throw new RegistryError('unauthorised', `${registry} requires a deploy token`, {
    hint: 'Pass it with the variable MFE_TOKEN, or with --token. Run `mfe token add` where the registry is to create one.',
  });
}

/** Opens the registry, for commands that need direct access to it: in a folder or a bucket. */
export function openStoredRegistry(options: Pick<RegistryOptions, 'registry'>): StoredRegistry {
  const registry = placeOf(options, '--registry var/registry');
  if (isBucketAddress(registry)) return bucketRegistry(registry);
  if (!isAddress(registry)) return folderRegistry(resolve(registry));
  throw new CommandError(`This command does not work over HTTP`, {
    hint: 'Run it on the server with --registry FOLDER: DATA_DIR/registry.',
    kind: 'usage',
  });
}

/** The values that are sent with every change. */
export async function changeOptions({ as, reason, revision }: ChangingOptions): Promise<ChangeOptions> {
  return {
    who: as ?? (await whoAmI()),
    ...(reason === undefined ? {} : { reason }),
    ...(revision === undefined ? {} : { revision }),
  };
}
