import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from '@airdex/shared-contracts/composition';
import type { RemoteDefinition } from '../remote-definition/remote-definition.ts';
import { checkTexts } from '../texts/check-texts.ts';
import {
  FEDERATION_MANIFEST_FILE,
  FEDERATION_STATS_FILE,
} from '../webpack-preset/federation-manifest-file.ts';
import { remoteConfig } from '../webpack-preset/remote-config.ts';
import type { BuildMode } from '../webpack-preset/build-mode.ts';
import { checkExposedModules } from './check-lifecycles.ts';
import { correctFederationManifest, readFederationManifest } from './federation-manifest.ts';
import { filesOfScreens } from './files-of-screens.ts';
import { emptyFolder } from './empty-folder.ts';
import { librariesOfBuild } from './libraries-of-build.ts';
import { runWebpack } from './run-webpack.ts';
import { sealRelease } from './seal-release.ts';

/**
 * Builds the remote in `root` into `outputFolder` and finalizes it as a release.
 * @throws CommandError that says what is wrong with its sources, its texts or the output folder.
 */
export async function buildRemote(
  definition: RemoteDefinition,
  root: string,
  outputFolder: string,
  mode: BuildMode,
): Promise<RemoteManifest> {
  await emptyFolder(outputFolder, root);
  await checkTexts(root);
  const { stats, compilation } = await runWebpack(remoteConfig({ ...definition, root, outputFolder, mode }));
  checkExposedModules(definition.exposes, root, compilation);
  await rm(join(outputFolder, FEDERATION_STATS_FILE), { force: true });
  const federationFile = join(outputFolder, FEDERATION_MANIFEST_FILE);
  const preload = filesOfScreens(Object.keys(definition.exposes), stats);
  await correctFederationManifest(federationFile, preload);
  const federation = await readFederationManifest(federationFile);
  const { path, name } = federation.metaData.remoteEntry;
  return sealRelease(definition, outputFolder, {
    entry: `${path}${name}`,
    preload,
    ...(await librariesOfBuild(compilation)),
  });
}
