import { UPLOAD_TYPE } from '../http-api/registry-calls.ts';
import { RegistryError } from '../registry-error.ts';
import type { ChangeOptions } from '../registry/change.ts';
import type { Publication, PublishOptions } from '../registry/publish.ts';
import type { Registry } from '../registry.ts';
import { readRelease, releaseName } from '../release/read-release.ts';
import type { BuiltRelease } from '../release/read-release.ts';
import { verifyRelease } from '../release/verify-release.ts';
import { packRelease } from '../upload/pack-release.ts';
import { callRegistry } from './call-registry.ts';
import type { RegistryAddress } from './call-registry.ts';
import { repeatOnConflict } from '../repeat-on-conflict.ts';

/** Revision of the pointer; 0 before the first publication. */
async function currentRevision(address: RegistryAddress): Promise<number> {
  try {
    return (await callRegistry(address, 'status', { query: { history: '0' } })).revision;
  } catch (error) {
    if (error instanceof RegistryError && error.code === 'registry-empty') return 0;
    throw error;
  }
}

async function upload(
  address: RegistryAddress,
  release: BuiltRelease,
): Promise<Publication['releases'][number]> {
  const stream = await packRelease(release);
  const { stored } = await callRegistry(address, 'upload', { archive: { type: UPLOAD_TYPE, stream } });
  return { name: releaseName(release), release: release.manifest.release, stored };
}

async function publish(
  address: RegistryAddress,
  folders: readonly string[],
  options: PublishOptions,
): Promise<Publication> {
  const releases = await Promise.all(folders.map((folder) => readRelease(folder)));
  // Checks before the upload. The server checks again.
  for (const release of releases) await verifyRelease(release);
  // Also reports an invalid token before megabytes are sent.
  const seen = options.revision ?? (await currentRevision(address));
  const uploaded = [];
  for (const release of releases) uploaded.push(await upload(address, release));
  const names = releases.map((release) => ({
    name: releaseName(release),
    release: release.manifest.release,
  }));
  const publishAt = (revision: number) =>
    callRegistry(address, 'publish', { json: { ...withoutToken(options), releases: names, revision } });
  const response =
    options.revision === undefined
      ? await repeatOnConflict(async (revision, attempt) => {
          const made = await publishAt(revision ?? (attempt === 0 ? seen : await currentRevision(address)));
          return { ...made, attempts: attempt + 1 };
        })
      : { ...(await publishAt(options.revision)), attempts: 1 };
  return { ...response, releases: uploaded };
}

/** Removes the option that only a registry in a folder has. */
function withoutToken<Options extends ChangeOptions>({
  token: _token,
  ...options
}: Options): Omit<Options, 'token'> {
  return options;
}

/** The registry of a running server. */
export function httpRegistry(address: RegistryAddress): Registry {
  return {
    publish: (folders, options) => publish(address, folders, options),
    promote: (composition, options) =>
      callRegistry(address, 'promote', { json: { ...withoutToken(options), composition } }),
    rollback: (options) => callRegistry(address, 'rollback', { json: withoutToken(options) }),
    rollbackRemote: (options) => callRegistry(address, 'rollback', { json: withoutToken(options) }),
    stopCanary: (options) => callRegistry(address, 'stopCanary', { json: withoutToken(options) }),
    status: (historyMax) => callRegistry(address, 'status', { query: { history: String(historyMax) } }),
  };
}
