import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { federationNameOf } from '@airdex/shared-contracts/composition';
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
  /** Address of the remote for the page, without a slash at the end. */
  readonly origin: string;
  /**
   * Replaces components while they are shown, and keeps their state. Needs a shell with a development build of React;
   * with any other shell, changes reload the page.
   */
  readonly isRefreshed: boolean;
}

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A file of this folder. Its extension is this file's: .ts in the workspace, .js in the published package. */
const ownFile = (name: string) => fromHere(`./${name}${extname(import.meta.filename)}`);

/** Replaces components, and runs exposed modules again, when their sources change. */
function updateRules({ exposes }: RemoteDefinition, root: string): RuleSetRule[] {
  return [
    {
      test: /\.tsx?$/,
      exclude: [/node_modules/, ownFile('refresh-runtime')],
      enforce: 'post',
      loader: ownFile('refresh-loader'),
    },
    {
      include: Object.values(exposes).map((file) => join(root, file)),
      enforce: 'post',
      loader: ownFile('accept-updates-loader'),
    },
  ];
}

/** The build that a dev server serves from memory: only this remote, not minified, with source maps. */
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
      rules: [...(config.module?.rules ?? []), ...(isRefreshed ? updateRules(definition, root) : [])],
    },
    plugins: [...(config.plugins ?? []), new LastGoodBuildPlugin()],
    // A cache halves the time of a restart.
    cache: {
      type: 'filesystem',
      name: `${name}-dev-server`,
      cacheDirectory: join(root, 'node_modules/.cache/webpack'),
      version: JSON.stringify(definition),
      buildDependencies: { kit: [fromHere('./'), fromHere('../webpack-preset/')] },
    },
    infrastructureLogging: { ...config.infrastructureLogging, console: serverConsole(console) },
    // The command prints its own messages instead.
    stats: 'none',
  };
}
