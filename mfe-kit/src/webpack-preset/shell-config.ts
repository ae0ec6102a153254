import { createRequire } from 'node:module';
import { join } from 'node:path';
import { SHARED_LIBRARY_NAMES } from '@airdex/shared-contracts/shared-scope';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { baseConfig } from './base-config.ts';
import type { BuildMode } from './build-mode.ts';
import { installedVersion } from './installed-version.ts';

export interface ShellBuildOptions {
  /** Folder of the shell's package. */
  readonly root: string;
  /** Folder to write to; `dist` under `root` unless told. */
  readonly outputFolder?: string;
  /** `production` unless told. */
  readonly mode?: BuildMode;
}

/**
 * The build of the shell: `src/main.tsx` and what it imports, without the federation plugin. The federation runtime
 * is a library of the shell like any other, so the shell starts in one script and knows no remote.
 */
export function shellConfig({
  root,
  outputFolder = join(root, 'dist'),
  mode = 'production',
}: ShellBuildOptions): Configuration {
  const base = baseConfig({ name: 'shell', root, mode, outputFolder });
  const require = createRequire(join(root, 'package.json'));
  const versions = Object.fromEntries(
    SHARED_LIBRARY_NAMES.map((name) => [name, installedVersion(name, require)]),
  );
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: { ...base.output, uniqueName: 'airdex_shell' },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.DefinePlugin({
        // Versions of the libraries that the shell hands over, by name.
        AIRDEX_SHARED_VERSIONS: JSON.stringify(versions),
        // The composition says all that the runtime would read from a remote's manifest.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        FEDERATION_OPTIMIZE_NO_REMOTE: false,
        FEDERATION_OPTIMIZE_NO_SHARED: false,
        ENV_TARGET: JSON.stringify('web'),
      }),
    ],
  };
}
