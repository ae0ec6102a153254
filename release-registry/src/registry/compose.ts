import { REMOTE_MANIFEST_FILE, SHELL_MANIFEST_FILE } from '@airdex/shared-contracts/composition';
import type {
  ComposedRemote,
  ComposedShell,
  Composition,
  CompositionContent,
  PinnedFile,
  ReleaseFile,
  RemoteManifest,
  ShellManifest,
} from '@airdex/shared-contracts/composition';
import { isContractCompatible } from '@airdex/shared-contracts/remote-contract';
import { RegistryError } from '../registry-error.ts';
import type { BuiltRelease } from '../release/read-release.ts';
import { releaseBase } from './registry-layout.ts';

function pin(files: readonly ReleaseFile[], path: string): PinnedFile {
  const file = files.find((it) => it.path === path);
  if (file === undefined) throw new RegistryError('manifest-invalid', `The manifest names no file ${path}`);
  return { path, integrity: file.integrity };
}

function composeShell(manifest: ShellManifest): ComposedShell {
  const pinAll = (paths: readonly string[]) => paths.map((path) => pin(manifest.files, path));
  const { development } = manifest;
  return {
    release: manifest.release,
    base: releaseBase({ kind: 'shell' }, manifest.release),
    manifest: SHELL_MANIFEST_FILE,
    contractVersion: manifest.contractVersion,
    document: manifest.document,
    scripts: pinAll(manifest.scripts),
    styles: pinAll(manifest.styles),
    ...(development !== undefined && {
      development: { scripts: pinAll(development.scripts), styles: pinAll(development.styles) },
    }),
  };
}

function composeRemote(manifest: RemoteManifest): ComposedRemote {
  const preload = Object.entries(manifest.preload).map(
    ([exposed, paths]) => [exposed, paths.map((path) => pin(manifest.files, path))] as const,
  );
  return {
    name: manifest.name,
    federationName: manifest.federationName,
    release: manifest.release,
    base: releaseBase({ kind: 'remote', name: manifest.name }, manifest.release),
    manifest: REMOTE_MANIFEST_FILE,
    contractVersion: manifest.contractVersion,
    entry: pin(manifest.files, manifest.entry),
    ...(manifest.raises !== undefined && { raises: manifest.raises }),
    ...(manifest.answers !== undefined && { answers: manifest.answers }),
    preload: Object.fromEntries(preload),
  };
}

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
      hint: 'Publish a shell and remotes together that agree, or build the remote against the shell’s contract.',
    },
  );
}

/**
 * What users get after `releases` are published upon `previous`: those releases, and all else as it was.
 * @throws RegistryError when there is no shell, or a remote's contract is not the shell's.
 */
export function compose(
  previous: Composition | undefined,
  releases: readonly BuiltRelease[],
): CompositionContent {
  const published = releases.find((release) => release.kind === 'shell');
  const shell = published === undefined ? previous?.shell : composeShell(published.manifest);
  if (shell === undefined) {
    throw new RegistryError('shell-missing', 'The registry has no shell yet', {
      hint: 'Publish the shell first, or together with this.',
    });
  }
  const remotes = new Map((previous?.remotes ?? []).map((remote) => [remote.name, remote]));
  for (const release of releases) {
    if (release.kind === 'remote') remotes.set(release.name, composeRemote(release.manifest));
  }
  const content: CompositionContent = {
    schemaVersion: 1,
    shell,
    remotes: [...remotes.values()].sort((left, right) => (left.name < right.name ? -1 : 1)),
  };
  checkContracts(content);
  return content;
}
