import {
  composedRemoteSchema,
  pinnedFileSchema,
  readDocument,
  releaseHashSchema,
} from '@airdex/shared-contracts/composition';
import type { ComposedRemote, PinnedFile } from '@airdex/shared-contracts/composition';
import { array, object, string } from 'zod/mini';
import type { infer as Infer, ZodMiniType } from 'zod/mini';

/** Time that the registry gets to answer, in milliseconds. */
const TIME_MS = 4_000;

/** Where a release of a composition is. */
const releaseSchema = object({ release: releaseHashSchema, base: string(), manifest: string() });
/** What the manifests of shell and remotes have in common. */
const manifestSchema = object({ release: releaseHashSchema, files: array(pinnedFileSchema) });

async function readJson(url: string): Promise<unknown> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIME_MS) });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

function read<Schema extends ZodMiniType>(schema: Schema, document: unknown): Infer<Schema> | undefined {
  const reading = readDocument(schema, document);
  return reading.ok ? reading.value : undefined;
}

/** What the composition's document in the registry says of the shell, and of a remote's very release. */
async function readComposed(composition: string, { name, release }: ComposedRemote) {
  const document = await readJson(`/registry/compositions/${composition}.json`);
  const { shell, remotes } = (document ?? {}) as { readonly shell?: unknown; readonly remotes?: unknown };
  const readings = Array.isArray(remotes) ? remotes.map((it) => read(composedRemoteSchema, it)) : [];
  return {
    shell: read(releaseSchema, shell),
    remote: readings.find((it) => it?.name === name && it.release === release),
  };
}

/** The files that a release's own manifest lists. */
async function filesOfManifest(of: Infer<typeof releaseSchema>): Promise<readonly PinnedFile[]> {
  const manifest = read(manifestSchema, await readJson(`${of.base}${of.manifest}`));
  return manifest?.release === of.release ? manifest.files : [];
}

/**
 * The files of the release that `url` is of: the remote's, or the shell’s, which shares libraries. Of the remote's,
 * what page and composition say comes first: the manifest lies beside the files, where somebody who changed them may
 * have changed it.
 * @param remote the release that was to be loaded
 * @param composition id of the page's
 */
export async function releasedFiles(
  url: string,
  remote: ComposedRemote,
  composition: string,
): Promise<readonly PinnedFile[]> {
  const isBelow = (base: string) =>
    new URL(url, document.baseURI).href.startsWith(new URL(base, document.baseURI).href);
  const composed = await readComposed(composition, remote);
  if (isBelow(remote.base)) {
    const ofScreens = Object.values(composed.remote?.preload ?? {}).flat();
    return [remote.entry, ...ofScreens, ...(await filesOfManifest(remote))];
  }
  const { shell } = composed;
  return shell !== undefined && isBelow(shell.base) ? filesOfManifest(shell) : [];
}
