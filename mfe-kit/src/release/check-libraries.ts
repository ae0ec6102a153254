import { SHARED_LIBRARIES, SHARED_LIBRARY_NAMES, sharedRequests } from '../share-scope/index.ts';
import type { FederationManifest } from './federation-manifest.ts';
import { sealError } from './seal-error.ts';

/** What only the library itself contains, in any minified form: the object that other parts of React read. */
const MARKERS: Readonly<Record<string, RegExp>> = {
  react: /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=(?!=)/,
  'react-dom': /__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=(?!=)/,
};

/** The shared library that a request belongs to: `react` for `react/jsx-runtime`. */
function libraryOf(request: string): string | undefined {
  return SHARED_LIBRARY_NAMES.find((name) => request === name || request.startsWith(`${name}/`));
}

const hasFiles = ({ assets }: FederationManifest['shared'][number]) =>
  Object.values(assets).some(({ sync, async }) => sync.length + async.length > 0);

/**
 * Checks that the build takes shared libraries from the page, and that the page has what the build takes.
 * @param scripts text of each script of the build by its path
 * @param declared libraries that the remote bundles on purpose
 * @throws CommandError AIRDEX-123 for a second copy of a shared library, AIRDEX-124 for a library that nothing provides
 */
export function checkLibraries(
  { shared }: FederationManifest,
  scripts: ReadonlyMap<string, string>,
  declared: readonly string[],
): void {
  for (const [library, marker] of Object.entries(MARKERS)) {
    const found = [...scripts].find(([, text]) => marker.test(text));
    if (found !== undefined && !declared.includes(library))
      throw bundled(library, `${found[0]} contains ${library}, which the page already has`);
  }
  const offered = new Set(SHARED_LIBRARY_NAMES.flatMap(sharedRequests));
  for (const it of shared) {
    const library = libraryOf(it.name);
    if (hasFiles(it)) {
      if (library !== undefined && !declared.includes(library))
        throw bundled(library, `The build contains a copy of ${it.name}, which the page already has`);
    } else if (!offered.has(it.name)) {
      throw sealError(
        'library-not-shared',
        `The build takes ${it.name} from the page, which does not offer it`,
        `Pages offer ${[...offered].join(', ')}. Leave ${it.name} out of \`shared\`, so that the build contains it.`,
      );
    }
  }
}

function bundled(library: string, message: string) {
  const range = SHARED_LIBRARY_NAMES.flatMap((it) => (it === library ? [SHARED_LIBRARIES[it].range] : []));
  return sealError(
    'library-bundled',
    message,
    `Share it without a copy of its own, as in shared: { '${library}': { singleton: true, import: false, requiredVersion: '${range.join('')}' } }, with an entry for each import, or name it in bundledLibraries of mfe.config.ts.`,
  );
}
