import { join } from 'node:path';
import { federationNameOf } from '@airdex/shared-contracts/composition';
import { RELEASE_TOKEN } from '@airdex/release-registry/release';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import type { RemoteDefinition } from '../remote-definition/remote-definition.ts';
import { baseConfig } from './base-config.ts';
import type { BuildMode } from './build-mode.ts';
import { HandedOverCodePlugin, handedOverCodeOf, sharedCode, putStyles } from './handed-over-code/index.ts';
import { containerRuntime } from './container-runtime.ts';
import { ReproducibleIds } from './reproducible-ids.ts';
import { HandedOverExportsPlugin } from './handed-over-exports-plugin.ts';
import { JourneyPlugin } from './journey-plugin.ts';
import { OwnSourcesPlugin } from './own-sources-plugin.ts';
import { sharedModules } from './shared-modules.ts';
import { remoteChunks } from './remote-chunks.ts';
import type { JsxOptions } from './source-rules.ts';

/** Name of the file in which Module Federation describes a build. */
export const FEDERATION_MANIFEST_FILE = 'mf-manifest.json';

export interface RemoteBuildOptions extends RemoteDefinition {
  /** Folder of the remote's package. */
  readonly root: string;
  /** Folder to write to; `dist` under `root` unless told. */
  readonly outputFolder?: string;
  /** `production` unless told. */
  readonly mode?: BuildMode;
  readonly jsx?: JsxOptions;
  /** Modules can be replaced while they run. */
  readonly acceptsUpdates?: boolean;
}

/** The build of a remote: a container script and the exposed modules, each with its chunks. */
export function remoteConfig(options: RemoteBuildOptions): Configuration {
  const {
    name,
    exposes,
    ownCopies = [],
    journey = [],
    root,
    mode = 'production',
    jsx,
    acceptsUpdates = false,
  } = options;
  const outputFolder = options.outputFolder ?? join(root, 'dist');
  // A developer changes it, and who brings another React can't use what was built on the shell's.
  const takesCode = mode === 'production' && ownCopies.length === 0;
  const code = takesCode ? handedOverCodeOf(join(root, 'package.json')) : [];
  const base = baseConfig({
    name,
    root,
    mode,
    outputFolder,
    ...(jsx && { jsx }),
    ...(mode === 'production' && { putStyles }),
  });
  const federationName = federationNameOf(name);
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      uniqueName: `${federationName}_${RELEASE_TOKEN}`,
      // A module that threw is run again when it is asked for again, without those beside it that run.
      strictModuleExceptionHandling: true,
    },
    optimization: { ...base.optimization, splitChunks: remoteChunks(mode, journey) },
    plugins: [
      ...(base.plugins ?? []),
      // A developer's container may take shared modules at once, for what replaces them while they run.
      ...(mode === 'production' ? [containerRuntime()] : []),
      new ModuleFederationPlugin({
        name: federationName,
        filename: mode === 'production' ? 'remote-entry.[contenthash:10].js' : 'remote-entry.js',
        exposes,
        shared: { ...sharedModules(ownCopies), ...sharedCode(code) },
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        manifest: { fileName: FEDERATION_MANIFEST_FILE },
        experiments: {
          // The shell puts its runtime into the page: 9 KB less in the container of every remote.
          externalRuntime: true,
          optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
        },
      }),
      ...(mode === 'production' ? [new JourneyPlugin(journey)] : []),
      new ReproducibleIds(),
      new HandedOverCodePlugin(code),
      new HandedOverExportsPlugin(ownCopies),
      new OwnSourcesPlugin(root),
      // What a screen's definition does once its module can be run again.
      new webpack.DefinePlugin({ AIRDEX_IS_HOT: JSON.stringify(acceptsUpdates) }),
    ],
  };
}
