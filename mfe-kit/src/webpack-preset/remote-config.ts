import { join } from 'node:path';
import { federationNameOf } from '@airdex/shared-contracts/composition';
import { RELEASE_TOKEN } from '@airdex/release-registry/release';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import type { RemoteDefinition } from '../remote-definition/remote-definition.ts';
import { baseConfig } from './base-config.ts';
import type { BuildMode } from './build-mode.ts';
import { isExposedChunk } from './exposed-chunk.ts';
import { ReproducibleIds } from './reproducible-ids.ts';
import { SharedExportsPlugin } from './shared-exports-plugin.ts';
import { sharedModules } from './shared-modules.ts';
import type { JsxOptions } from './source-rules.ts';

export interface RemoteBuildOptions extends RemoteDefinition {
  /** Folder of the remote's package. */
  readonly root: string;
  /** Folder to write to; by default `dist` under `root`. */
  readonly outputFolder?: string;
  /** By default `production`. */
  readonly mode?: BuildMode;
  readonly jsx?: JsxOptions;
  /** Modules can be replaced while they run. */
  readonly acceptsUpdates?: boolean;
}

type SplitChunks = Exclude<NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>, false>;
type CacheGroup = Exclude<
  NonNullable<SplitChunks['cacheGroups']>[string],
  false | string | RegExp | CallableFunction
>;

/**
 * How a remote's code is divided into files. Code that three quarters of the screens need is one file: each file costs
 * about 500 bytes of headers and integrity, and separate files compress worse. Code that fewer screens need is a
 * separate file if it is large, and otherwise part of each screen. The same applies to code that loads on demand, which
 * the screens do not wait for.
 */
function remoteChunks(mode: BuildMode, screens: number): SplitChunks {
  if (mode !== 'production') return {};
  const common: CacheGroup = {
    name: 'common',
    chunks: ({ name }) => isExposedChunk(name),
    minChunks: Math.max(2, Math.ceil(screens * 0.75)),
    priority: 1,
    enforce: true,
  };
  const styles: CacheGroup = { ...common, type: 'css/mini-extract', minChunks: 2 };
  const several: CacheGroup = { chunks: ({ name }) => isExposedChunk(name), minChunks: 2, minSize: 8_000 };
  const onDemand: CacheGroup = { chunks: ({ name }) => !isExposedChunk(name), minChunks: 2 };
  return { cacheGroups: { default: false, defaultVendors: false, common, styles, several, onDemand } };
}

/** The build of a remote: a container script and the exposed modules, each with its chunks. */
export function remoteConfig(options: RemoteBuildOptions): Configuration {
  const {
    name,
    exposes,
    bundledLibraries = [],
    root,
    mode = 'production',
    jsx,
    acceptsUpdates = false,
  } = options;
  const outputFolder = options.outputFolder ?? join(root, 'dist');
  const base = baseConfig({
    name,
    root,
    mode,
    outputFolder,
    ...(jsx && { jsx }),
  });
  const federationName = federationNameOf(name);
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      uniqueName: `${federationName}_${RELEASE_TOKEN}`,
      // A module that threw runs again when it is imported again, without running other modules again.
      strictModuleExceptionHandling: true,
    },
    optimization: { ...base.optimization, splitChunks: remoteChunks(mode, Object.keys(exposes).length) },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: federationName,
        filename: mode === 'production' ? 'remote-entry.[contenthash:10].js' : 'remote-entry.js',
        exposes,
        shared: sharedModules(bundledLibraries),
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        manifest: true,
        experiments: {
          // The shell puts its runtime into the page: 9 KB less in the container of every remote.
          externalRuntime: true,
          optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
        },
      }),
      new ReproducibleIds(),
      new SharedExportsPlugin(bundledLibraries),
      // Runs in a screen's definition when its module can be replaced.
      new webpack.DefinePlugin({ AIRDEX_IS_HOT: JSON.stringify(acceptsUpdates) }),
    ],
  };
}
