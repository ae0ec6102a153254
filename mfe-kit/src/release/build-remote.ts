import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  federationNameOf,
  readDocument,
  REMOTE_MANIFEST_FILE,
  remoteManifestSchema,
} from '@airdex/shared-contracts/composition';
import type { RemoteManifest } from '@airdex/shared-contracts/composition';
import { REMOTE_CONTRACT_VERSION } from '@airdex/shared-contracts/remote-contract';
import { finalizeRelease } from '@airdex/release-registry/release';
import type { RemoteDefinition } from '../remote-definition/remote-definition.ts';
import { checkTexts } from '../texts/check-texts.ts';
import { FEDERATION_MANIFEST_FILE, remoteConfig } from '../webpack-preset/remote-config.ts';
import type { BuildMode } from '../webpack-preset/build-mode.ts';
import { correctFederationManifest, readFederationManifest } from './federation-manifest.ts';
import { filesOfScreens } from './files-of-screens.ts';
import { emptyFolder } from './empty-folder.ts';
import { librariesOfBuild } from './libraries-of-build.ts';
import { runWebpack } from './run-webpack.ts';

/** A file that the federation plugin writes beside its manifest. A release does not need it. */
const FEDERATION_STATS_FILE = 'mf-manifest-stats.json';

/**
 * Builds the remote in `root` into `outputFolder` and finalizes it as a release.
 * @throws CommandError that says what is wrong with its sources or its texts.
 */
export async function buildRemote(
  definition: RemoteDefinition,
  root: string,
  outputFolder: string,
  mode: BuildMode,
): Promise<RemoteManifest> {
  await emptyFolder(outputFolder);
  await checkTexts(root);
  const { stats, compilation } = await runWebpack(remoteConfig({ ...definition, root, outputFolder, mode }));
  await rm(join(outputFolder, FEDERATION_STATS_FILE), { force: true });
  const federationFile = join(outputFolder, FEDERATION_MANIFEST_FILE);
  const preload = filesOfScreens(Object.keys(definition.exposes), stats);
  await correctFederationManifest(federationFile, preload);
  const federation = await readFederationManifest(federationFile);
  const { path, name } = federation.metaData.remoteEntry;
  const content = {
    schemaVersion: 1,
    name: definition.name,
    federationName: federationNameOf(definition.name),
    contractVersion: REMOTE_CONTRACT_VERSION,
    entry: `${path}${name}`,
    federationManifest: FEDERATION_MANIFEST_FILE,
    exposes: Object.keys(definition.exposes),
    raises: [...(definition.raises ?? [])].sort(),
    answers: [...(definition.answers ?? [])].sort(),
    preload,
    ...(definition.pages !== undefined && { pages: definition.pages }),
    ...(definition.firstCalls !== undefined && { firstCalls: definition.firstCalls }),
    ...(await librariesOfBuild(compilation)),
  };
  const finalized = await finalizeRelease(outputFolder, content, REMOTE_MANIFEST_FILE, {
    starts: [[content.entry]],
  });
  const reading = readDocument(remoteManifestSchema, { ...content, ...finalized });
  if (!reading.ok)
    throw new Error(`The build made a manifest that is not valid: ${reading.problems.join('; ')}`);
  return reading.value;
}
