import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { federationNameOf } from '@airdex/shared-contracts/composition';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import type { RemoteDefinition } from '../remote-definition/remote-definition.ts';
import { remoteConfig } from '../webpack-preset/remote-config.ts';
import { LastGoodBuildPlugin } from './last-good-build-plugin.ts';
import { serverConsole } from './server-console.ts';

/** Name of the container's script. */
export const DEV_ENTRY = 'remote-entry.js';

export interface DevBuildOptions {
  readonly definition: RemoteDefinition;
  /** Folder of the remote's package. */
  readonly root: string;
  /** Where the page will find the remote, without a slash at the end. */
  readonly origin: string;
  /**
   * Components are replaced while they are shown and keep their state. Needs a shell on a development build of React;
   * on another one, changes reload the page.
   */
  readonly isRefreshed: boolean;
}

function acceptRule({ exposes }: RemoteDefinition, root: string): RuleSetRule {
  return {
    include: Object.values(exposes).map((file) => join(root, file)),
    enforce: 'post',
    loader: fileURLToPath(
      new URL(`./accept-updates-loader${extname(import.meta.filename)}`, import.meta.url),
    ),
  };
}

/** The build that a dev server serves from memory: this remote alone, not minified, with source maps. */
export function devConfig({ definition, root, origin, isRefreshed }: DevBuildOptions): Configuration {
  const { name } = definition;
  const config = remoteConfig({
    ...definition,
    root,
    mode: 'development',
    jsx: { isTraced: isRefreshed, isRefreshed },
    acceptsUpdates: isRefreshed,
  });
  return {
    ...config,
    output: {
      ...config.output,
      publicPath: `${origin}/`,
      uniqueName: `${federationNameOf(name)}_development`,
    },
    module: {
      ...config.module,
      rules: [...(config.module?.rules ?? []), ...(isRefreshed ? [acceptRule(definition, root)] : [])],
    },
    plugins: [
      ...(config.plugins ?? []),
      new LastGoodBuildPlugin(),
      // By name: a page can have the dev servers of several remotes, each with a runtime of its own.
      ...(isRefreshed ? [new ReactRefreshPlugin({ library: name, overlay: false })] : []),
    ],
    cache: { ...(config.cache as object), type: 'filesystem', name: `${name}-dev-server` },
    infrastructureLogging: { ...config.infrastructureLogging, console: serverConsole(console) },
    // Told by the command in its own words.
    stats: 'none',
  };
}
