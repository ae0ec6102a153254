import {
  composedRemoteSchema,
  pinnedFileSchema,
  readDocument,
  releaseHashSchema,
} from '@airdex/shared-contracts/composition';
import type { ComposedRemote, PinnedFile } from '@airdex/shared-contracts/composition';
import { array, object, string } from 'zod/mini';
import type { infer as Infer, ZodMiniType } from 'zod/mini';
import { shellOfPage } from '../loading/shell-of-page.ts';

/** Timeout of requests to the registry, in milliseconds. */
const TIME_MS = 4_000;

/** Location of a release in a composition. */
const releaseSchema = object({ release: releaseHashSchema, base: string(), manifest: string() });
/** Fields that the manifests of the shell and the remotes share. */
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

/** Reads the given release of the remote from the composition's document in the registry. */
async function readComposed(composition: string, { name, release }: ComposedRemote) {
  const document = await readJson(`/registry/compositions/${composition}.json`);
  const { remotes } = (document ?? {}) as { readonly remotes?: unknown };
  const readings = Array.isArray(remotes) ? remotes.map((it) => read(composedRemoteSchema, it)) : [];
  return readings.find((it) => it?.name === name && it.release === release);
}

/** Returns the files that the release's own manifest lists. */
async function filesOfManifest(of: Infer<typeof releaseSchema>): Promise<readonly PinnedFile[]> {
  const manifest = read(manifestSchema, await readJson(`${of.base}${of.manifest}`));
  return manifest?.release === of.release ? manifest.files : [];
}

/**
 * Returns the files of the release that contains `url`: the remote's release, or the shell's, which provides the shared
 * libraries. For the remote, files named by the page and the composition come first, because the manifest is stored
 * beside the files: an attacker who changed the files may also have changed the manifest.
 * @param remote the release that should have been loaded
 * @param composition id of the page's composition
 */
export async function releasedFiles(
  url: string,
  remote: ComposedRemote,
  composition: string,
): Promise<readonly PinnedFile[]> {
  const isBelow = (base: string) =>
    new URL(url, document.baseURI).href.startsWith(new URL(base, document.baseURI).href);
  if (isBelow(remote.base)) {
    const composed = await readComposed(composition, remote);
    const ofScreens = Object.values(composed?.preload ?? {}).flat();
    return [remote.entry, ...ofScreens, ...(await filesOfManifest(remote))];
  }
  // Not from the registry's document: it does not contain the address from which pages load releases.
  const shell = read(releaseSchema, shellOfPage());
  return shell !== undefined && isBelow(shell.base) ? filesOfManifest(shell) : [];
}
