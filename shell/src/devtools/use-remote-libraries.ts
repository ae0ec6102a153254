import { useQuery } from '@tanstack/react-query';
import { readDocument, releaseLibrariesSchema } from '@airdex/shared-contracts/composition';
import type { ComposedRemote, ReleaseLibraries } from '@airdex/shared-contracts/composition';
import { useCurrent } from '../lib/current/use-current.ts';
import { useRemotes } from '../remotes/index.ts';
import type { LoadRecord, RemoteLoader } from '../remotes/index.ts';
import type { RemoteLibraries } from './bundled-copies.ts';

/** Reads the libraries from a release's manifest; empty if it is not available, as on a dev server. */
async function readLibraries(
  { base, manifest }: ComposedRemote,
  signal: AbortSignal,
): Promise<ReleaseLibraries> {
  try {
    const response = await fetch(`${base}${manifest}`, { signal });
    const reading = readDocument(releaseLibrariesSchema, response.ok ? await response.json() : null);
    return reading.ok ? reading.value : {};
  } catch {
    return {};
  }
}

/** The releases that the page runs or would load. */
function releasesOf(
  { composition, composed }: RemoteLoader,
  records: readonly LoadRecord[],
): ComposedRemote[] {
  const named = composition.ok ? [...composition.remotes.keys()] : [];
  const names = new Set([...named, ...records.map(({ remote }) => remote)]);
  return [...names].map((name) => composed(name)).filter((it) => it !== undefined);
}

/** The libraries that the page's remotes use, according to their manifests. */
export interface LibrariesOfRemotes {
  readonly known: readonly RemoteLibraries[];
  /** Names of the remotes without this information. */
  readonly unknown: readonly string[];
}

/** Reads the manifests of the page's remotes; undefined until all are loaded. */
export function useRemoteLibraries(): LibrariesOfRemotes | undefined {
  const { loader } = useRemotes();
  const records = useCurrent(loader.log.records);
  const releases = releasesOf(loader, records);
  const { data } = useQuery({
    queryKey: ['release-libraries', ...releases.map(({ name, release }) => `${name} ${release}`)],
    queryFn: ({ signal }) => Promise.all(releases.map((release) => readLibraries(release, signal))),
    retry: false,
    gcTime: 0,
  });
  if (data === undefined) return undefined;
  const known: RemoteLibraries[] = [];
  const unknown: string[] = [];
  for (const [index, { name, release, federationName }] of releases.entries()) {
    const { ownCopies, bundledLibraries = ownCopies } = data[index] ?? {};
    const isLoaded = records.some(
      (it) => it.remote === name && it.release === release && it.phase === 'load' && it.outcome === 'done',
    );
    if (bundledLibraries === undefined) unknown.push(name);
    else known.push({ federationName, isLoaded, bundledLibraries });
  }
  return { known, unknown };
}
