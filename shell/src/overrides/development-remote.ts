import { readDocument, REMOTE_MANIFEST_FILE } from '@airdex/shared-contracts/composition';
import type { ComposedRemote } from '@airdex/shared-contracts/composition';
import { developmentManifestSchema } from '@airdex/shared-contracts/overrides';
import type { RemoteOverride } from '@airdex/shared-contracts/overrides';
import { NO_RELEASE } from '../remotes/index.ts';
import type { RemoteFailure } from '../remotes/index.ts';

/** Time limit for a dev server to send its manifest, in milliseconds. */
const MANIFEST_TIMEOUT_MS = 10_000;

export type DevelopmentReading =
  | { readonly ok: true; readonly remote: ComposedRemote }
  | { readonly ok: false; readonly failure: RemoteFailure; readonly cause?: unknown };

function malformed(...problems: readonly string[]): DevelopmentReading {
  return { ok: false, failure: { kind: 'malformed', problems } };
}

/** Loads the manifest from a remote's dev server. Never rejects. */
export async function readDevelopmentRemote(
  { remote, origin }: RemoteOverride,
  fetchIt: typeof fetch,
  timeoutMs = MANIFEST_TIMEOUT_MS,
): Promise<DevelopmentReading> {
  const url = `${origin}/${REMOTE_MANIFEST_FILE}`;
  let text: string;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetchIt(url, { cache: 'no-store', credentials: 'omit', signal });
    if (!response.ok) return malformed(`${url} answers ${response.status}`);
    text = await response.text();
  } catch (cause) {
    return { ok: false, failure: { kind: 'unreachable', url, attempts: 1 }, cause };
  }
  return remoteOf(text, url, remote, origin);
}

function remoteOf(text: string, url: string, remote: string, origin: string): DevelopmentReading {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return malformed(`${url} is not JSON`);
  }
  const reading = readDocument(developmentManifestSchema, document);
  if (!reading.ok) return malformed(...reading.problems.map((problem) => `${url}: ${problem}`));
  const { name, federationName, contractVersion, entry, container, exposes, raises, answers, pages } =
    reading.value;
  // A dev server's build changes with every edit, so it states no integrity. That of a module can only be checked for
  // releases of the page's composition.
  const files = container === 'module' ? [] : reading.value.files;
  if (name !== remote) return malformed(`${origin} serves ${name}, not ${remote}`);
  return {
    ok: true,
    remote: {
      name,
      federationName,
      release: NO_RELEASE,
      base: `${origin}/`,
      manifest: REMOTE_MANIFEST_FILE,
      contractVersion,
      entry: { path: entry, integrity: files?.find(({ path }) => path === entry)?.integrity ?? '' },
      ...(container !== undefined && { container }),
      ...(raises !== undefined && { raises }),
      ...(answers !== undefined && { answers }),
      preload: Object.fromEntries(exposes.map((exposed) => [exposed, []])),
      ...(pages !== undefined && { pages }),
    },
  };
}
