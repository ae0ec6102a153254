import { REMOTE_MANIFEST_FILE, SHELL_MANIFEST_FILE } from '@airdex/shared-contracts/composition';
import type {
  ComposedRemote,
  ComposedShell,
  PinnedFile,
  ReleaseFile,
  RemoteManifest,
  ShellManifest,
} from '@airdex/shared-contracts/composition';
import { isModulePath } from '../release/read-modules.ts';
import { RegistryError } from '../registry-error.ts';
import { releaseBase } from './registry-layout.ts';

function pin(files: readonly ReleaseFile[], path: string): PinnedFile {
  const file = files.find((it) => it.path === path);
  if (file === undefined) throw new RegistryError('manifest-invalid', `The manifest names no file ${path}`);
  return { path, integrity: file.integrity };
}

/** Converts the manifest of a shell's release into its entry in a composition. */
export function composedShell(manifest: ShellManifest): ComposedShell {
  const pinAll = (paths: readonly string[]) => paths.map((path) => pin(manifest.files, path));
  const { development, preload } = manifest;
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
    ...(preload !== undefined && { preload: pinAll(preload) }),
  };
}

/** Converts the manifest of a remote's release into its entry in a composition. */
export function composedRemote(manifest: RemoteManifest): ComposedRemote {
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
    ...(manifest.container !== undefined && { container: manifest.container }),
    ...(manifest.trustedTypes !== undefined && { trustedTypes: manifest.trustedTypes }),
    entry: pin(manifest.files, manifest.entry),
    ...(manifest.container === 'module' && {
      modules: manifest.files
        .filter(({ path }) => isModulePath(path))
        .map(({ path, integrity }) => ({ path, integrity })),
    }),
    ...(manifest.raises !== undefined && { raises: manifest.raises }),
    ...(manifest.answers !== undefined && { answers: manifest.answers }),
    preload: Object.fromEntries(preload),
    ...(manifest.pages !== undefined && { pages: manifest.pages }),
    ...(manifest.firstCalls !== undefined && { firstCalls: manifest.firstCalls }),
  };
}
