import type { Configuration } from 'webpack';
import type { BuildMode } from './build-mode.ts';
import { journeyGroups, SHARED_STYLES, STYLES } from './journey-plugin.ts';

type SplitChunks = NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>;

/**
 * How a remote's code is cut into files. Each file costs some 500 bytes of headers and integrity, and what is
 * compressed apart compresses worse:
 *
 * - Libraries go with the code that needs them. They change with the same releases, so nothing is kept longer by a
 *   file of their own.
 * - What the screens of a journey share goes with the first of them.
 * - Styles that two parts of a remote need are in one sheet. By the usual rule, small ones are in both.
 */
export function remoteChunks(mode: BuildMode, journey: readonly string[]): SplitChunks {
  if (mode !== 'production') return {};
  return {
    cacheGroups: {
      defaultVendors: false,
      styles: { name: SHARED_STYLES, type: STYLES, chunks: 'all', minChunks: 2, enforce: true },
      ...journeyGroups(journey),
    },
  };
}
