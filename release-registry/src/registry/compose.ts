import { pagesBaseOf } from '@airdex/shared-contracts/composition';
import type { ComposedRemote, Composition, CompositionContent } from '@airdex/shared-contracts/composition';
import { isContractCompatible } from '@airdex/shared-contracts/remote-contract';
import { RegistryError } from '../registry-error.ts';
import { releaseName } from '../release/read-release.ts';
import type { BuiltRelease } from '../release/read-release.ts';
import { composedRemote, composedShell } from './composed-parts.ts';

/** @throws RegistryError `contract-incompatible` if the shell does not offer a remote's contract */
function checkContracts({ shell, remotes }: CompositionContent): void {
  const refused = remotes.filter(
    (remote) => !isContractCompatible(shell.contractVersion, remote.contractVersion),
  );
  if (refused.length === 0) return;
  const list = refused
    .map((remote) => `${remote.name} was built against ${remote.contractVersion}`)
    .join(', ');
  throw new RegistryError(
    'contract-incompatible',
    `The shell offers remote contract ${shell.contractVersion}, but ${list}`,
    {
      hint: 'Publish a matching shell and remotes together, or state an older `contract` in mfe.config.ts if the remote needs no more (AIRDEX-106).',
      field: 'contractVersion',
    },
  );
}

/** @throws RegistryError `name-taken` if two remotes would have the same addresses */
function checkAddresses({ remotes }: CompositionContent): void {
  const owners = new Map<string, string>();
  for (const { name } of remotes) {
    const base = pagesBaseOf(name);
    const other = owners.get(base);
    if (other !== undefined) {
      throw new RegistryError(
        'name-taken',
        `${other} and ${name} would both have the addresses below ${base}`,
        {
          hint: 'Give the newer remote another name.',
          field: 'name',
        },
      );
    }
    owners.set(base, name);
  }
}

/** @throws RegistryError `name-taken`, `contract-incompatible` if these parts cannot be served together */
export function checkCompatible(content: CompositionContent): void {
  checkAddresses(content);
  checkContracts(content);
}

/** Replaces or adds remotes of a composition, by name. */
export function withRemotes(
  content: CompositionContent,
  replaced: readonly ComposedRemote[],
): CompositionContent {
  const remotes = new Map([...content.remotes, ...replaced].map((remote) => [remote.name, remote]));
  return {
    schemaVersion: 1,
    shell: content.shell,
    remotes: [...remotes.values()].sort((left, right) => (left.name < right.name ? -1 : 1)),
  };
}

/** Removes a remote from a composition's content. */
export function withoutRemote(content: CompositionContent, name: string): CompositionContent {
  return {
    schemaVersion: 1,
    shell: content.shell,
    remotes: content.remotes.filter((remote) => remote.name !== name),
  };
}

/** @throws RegistryError `name-taken` if two of the releases are of the same part, of which users can get only one */
function checkNamedOnce(releases: readonly BuiltRelease[]): void {
  const names = releases.map(releaseName);
  const second = names.findIndex((name, index) => names.indexOf(name) < index);
  if (second < 0) return;
  throw new RegistryError('name-taken', `There are two builds of ${names[second] ?? ''} to publish`, {
    hint: 'Name only the one that users should get.',
    field: `releases.${second}.name`,
  });
}

/**
 * Combines `releases` with the other parts of `previous`.
 * @throws RegistryError `registry-empty` if there is no shell; `contract-incompatible`, `name-taken`
 */
export function compose(
  previous: Composition | undefined,
  releases: readonly BuiltRelease[],
): CompositionContent {
  checkNamedOnce(releases);
  const published = releases.find((release) => release.kind === 'shell');
  const shell = published === undefined ? previous?.shell : composedShell(published.manifest);
  if (shell === undefined) {
    throw new RegistryError('registry-empty', 'Nothing is published in this registry yet, not even a shell', {
      hint: 'Check that this is the right registry: on a server it is DATA_DIR/registry. If it is, publish the shell first, or together with this.',
    });
  }
  const remotes = releases.flatMap((release) =>
    release.kind === 'remote' ? [composedRemote(release.manifest)] : [],
  );
  const content = withRemotes({ schemaVersion: 1, shell, remotes: previous?.remotes ?? [] }, remotes);
  checkCompatible(content);
  return content;
}
