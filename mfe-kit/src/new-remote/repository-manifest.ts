import { readFile } from 'node:fs/promises';
import { CommandError } from '../command-error.ts';
import type { RemoteNaming } from './remote-naming.ts';
import type { RemoteTitles } from './write-template.ts';

type Versions = Readonly<Record<string, string>>;

/** What the package.json of the kit says about the packages that fit it. */
export interface KitManifest {
  readonly name: string;
  readonly version: string;
  readonly engines: Versions;
  readonly dependencies: Versions;
  readonly peerDependencies: Versions;
  readonly peerDependenciesMeta: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly devDependencies: Versions;
}

/**
 * Reads the package.json of this kit.
 * @throws CommandError for the kit of the workspace, whose versions mean nothing elsewhere
 */
export async function readKit(): Promise<KitManifest> {
  const file = new URL('../../package.json', import.meta.url);
  const kit = JSON.parse(await readFile(file, 'utf8')) as KitManifest;
  if (Object.values(kit.dependencies).some((version) => version.startsWith('workspace:'))) {
    throw new CommandError(
      'This folder is not in a workspace of Airdex, and this kit was not installed from a package',
      {
        hint: 'Run this in the folder of the repository, or install the kit that `npm run packages` writes.',
      },
    );
  }
  return kit;
}

const sorted = (versions: Versions): Versions =>
  Object.fromEntries(Object.entries(versions).sort(([one], [other]) => (one < other ? -1 : 1)));

/** `10.15.0` becomes `^10.15.0`. */
const asRange = (version: string) => version.replace(/^(?=\d)/, '^');

const isOurs = (name: string) => name.startsWith('@airdex/');

/**
 * The package.json of a remote in a repository of its own. The kit's required peers are libraries of the page; its
 * development dependencies are the tools that its presets configure.
 * @param archives of our packages, by name; those that it lacks come from a registry
 */
export function repositoryManifest(
  kit: KitManifest,
  { name }: RemoteNaming,
  { en }: RemoteTitles,
  archives: Versions,
) {
  const isOptional = (it: string) => kit.peerDependenciesMeta[it]?.optional === true;
  const libraries = Object.entries(kit.peerDependencies).filter(([it]) => !isOptional(it));
  const ours = Object.entries({ ...kit.dependencies, ...kit.devDependencies }).filter(([it]) =>
    it.startsWith('@airdex/shared-'),
  );
  const tools = Object.entries(kit.devDependencies).filter(
    ([it]) => !isOurs(it) && !libraries.some(([library]) => library === it),
  );
  const { [kit.name]: archivedKit = `^${kit.version}`, ...archived } = archives;
  return {
    name,
    version: '0.1.0',
    private: true,
    description: `${en}.`,
    type: 'module',
    engines: kit.engines,
    sideEffects: ['**/*.css'],
    scripts: {
      dev: 'mfe dev',
      test: 'jest',
      lint: 'eslint . --max-warnings 0',
      typecheck: 'tsc',
      build: 'mfe build',
      release: 'mfe publish',
    },
    dependencies: sorted({ ...Object.fromEntries([...libraries, ...ours]), ...archived }),
    devDependencies: sorted({
      ...Object.fromEntries(tools.map(([it, version]) => [it, asRange(version)])),
      [kit.name]: archivedKit,
    }),
    // Yarn would look for the packages that an archive depends on in its registry.
    ...(Object.keys(archives).length > 0 && { resolutions: archives }),
  };
}

/** The same for pnpm: the end of its settings file. */
export function pnpmOverrides(archives: Versions): string {
  const lines = Object.entries(archives).map(([name, archive]) => `  '${name}': '${archive}'\n`);
  if (lines.length === 0) return '';
  return `\noverrides:\n${lines.join('')}\n# The archives depend on each other, which pnpm refuses of archives at an address.\nblockExoticSubdeps: false\n`;
}
