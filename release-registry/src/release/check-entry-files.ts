import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { RegistryError } from '../registry-error.ts';
import { isVerified } from './chunk-integrity.ts';
import { developmentFolder } from './development-folder.ts';
import { releaseTitle } from './read-release.ts';
import type { BuiltRelease } from './read-release.ts';
import { isModulePath, problemOfModule } from './read-modules.ts';
import { readIntegrity } from './release-files.ts';

/** Maximum size of a container in bytes. Most have tens of thousands. Parsing a huge one would block the server. */
const CONTAINER_MAX = 4 * 1024 * 1024;

/** Entry files of each build in the release: a remote's container, or the shell's first scripts and styles. */
function entryFilesOf(release: BuiltRelease): readonly (readonly string[])[] {
  if (release.kind === 'remote') return [[release.manifest.entry]];
  const { development, ...users } = release.manifest;
  return [users, ...(development === undefined ? [] : [development])].map(({ scripts, styles }) => [
    ...scripts,
    ...styles,
  ]);
}

const HINTS = {
  script:
    'Pages run it as a classic script that declares a global variable. Build it with `mfe build`. For an ES module, the manifest needs `container: module`; use `mfe seal`.',
  module: 'Pages run it as an ES module that exports `get` and `init`. Build and seal it again.',
} as const;

async function checkContainer(release: BuiltRelease & { readonly kind: 'remote' }): Promise<void> {
  const { entry, container = 'script', files } = release.manifest;
  const refuse = (field: string, problem: string, cause?: unknown) =>
    new RegistryError(
      'container-invalid',
      `${field === entry ? 'The container' : field} of ${releaseTitle(release)} ${problem}`,
      { hint: HINTS[container], field, cause },
    );
  const read = async (path: string) => {
    const bytes = await readFile(join(release.folder, path));
    if (bytes.length <= CONTAINER_MAX) return bytes.toString('utf8');
    throw refuse(path, `has ${bytes.length} bytes; at most ${CONTAINER_MAX} are allowed`);
  };
  if (container === 'module') {
    const modules = new Set(files.map(({ path }) => path).filter(isModulePath));
    for (const path of new Set([entry, ...modules])) {
      const problem = await problemOfModule(await read(path), path, { isContainer: path === entry, modules });
      if (problem !== undefined) throw refuse(path, problem);
    }
    return;
  }
  const text = await read(entry);
  try {
    // Compiles the script without running it.
    new Script(text, { filename: entry });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw refuse(entry, `is not a classic script: ${message}`, error);
  }
}

/** @throws RegistryError if the release has style sheets, because a module adds them without their integrity */
function checkStyles(release: BuiltRelease & { readonly kind: 'remote' }): void {
  const styles = release.manifest.files.map(({ path }) => path).filter((path) => path.endsWith('.css'));
  if (styles.length === 0) return;
  throw new RegistryError(
    'chunks-unverified',
    `${releaseTitle(release)} has an ES module as its container, which does not verify ${styles.join(', ')}, so a changed file would apply`,
    {
      hint: 'Import styles as text (such as `./page.css?inline`) and adopt them with `document.adoptedStyleSheets`.',
      field: styles[0],
    },
  );
}

/**
 * Checks the files that pages load first. A container must be a script or module that pages can run. It must verify
 * the integrity of all scripts and styles that it loads later; for modules, the page's import map does.
 * @throws RegistryError `container-invalid`, `chunks-unverified`
 */
export async function checkEntryFiles(release: BuiltRelease): Promise<void> {
  const { folder, manifest } = release;
  if (release.kind === 'remote') await checkContainer(release);
  if (release.kind === 'remote' && release.manifest.container === 'module') {
    checkStyles(release);
    return;
  }
  const title = releaseTitle(release);
  const paths = manifest.files.map(({ path }) => path);
  const starts = entryFilesOf(release);
  const { pinsOf, allPins } = await readIntegrity(folder, paths, developmentFolder(manifest));
  const later = paths.filter((path) => isVerified(path) && !starts.flat().includes(path));
  for (const files of starts) {
    const isPinned = await Promise.all(
      files.map(async (path) => {
        const bytes = await readFile(join(folder, path));
        return bytes.includes(pinsOf(path)) || bytes.includes(allPins);
      }),
    );
    if (later.length === 0 || isPinned.includes(true)) continue;
    throw new RegistryError(
      'chunks-unverified',
      `${title} starts with ${files.join(', ')}, which does not verify ${later.join(', ')}, so a changed file would run`,
      { hint: 'Build with `mfe build` of this version of the kit.', field: files[0] },
    );
  }
}
