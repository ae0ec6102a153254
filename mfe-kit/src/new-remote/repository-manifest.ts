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
}

/**
 * Reads the package.json of this kit.
 * @throws CommandError for the kit of the workspace, whose versions mean nothing elsewhere
 */
export async function readKit(): Promise<KitManifest> {
  const file = new URL('../../package.json', import.meta.url);
  const kit = JSON.parse(await readFile(file, 'utf8')) as KitManifest;
  if (Object.values(kit.dependencies).some((version) => version.startsWith('workspace:'))) {
    throw new CommandError('This folder is in no workspace of Airdex, and this kit is not packed', {
      hint: 'Run this in the folder of the repository, or install the kit that `npm run packages` writes.',
    });
  }
  return kit;
}

const sorted = (versions: Versions): Versions =>
  Object.fromEntries(Object.entries(versions).sort(([one], [other]) => (one < other ? -1 : 1)));

/**
 * The package.json of a remote in a repository of its own. The kit's peers are all that it needs: those that are optional
 * are tools, the others are libraries of the page.
 * @param archives of our packages, by name; those that it lacks come from a registry
 */
export function repositoryManifest(
  kit: KitManifest,
  { name }: RemoteNaming,
  { en }: RemoteTitles,
  archives: Versions,
) {
  const ours = Object.entries({ ...kit.dependencies, ...kit.peerDependencies }).filter(([it]) =>
    it.startsWith('@airdex/shared-'),
  );
  const peers = Object.entries(kit.peerDependencies).filter(([it]) => !it.startsWith('@airdex/'));
  const isTool = (it: string) => kit.peerDependenciesMeta[it]?.optional === true;
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
    dependencies: sorted({
      ...Object.fromEntries(peers.filter(([it]) => !isTool(it))),
      ...Object.fromEntries(ours),
      ...archived,
    }),
    devDependencies: sorted({
      ...Object.fromEntries(peers.filter(([it]) => isTool(it))),
      [kit.name]: archivedKit,
    }),
  };
}
