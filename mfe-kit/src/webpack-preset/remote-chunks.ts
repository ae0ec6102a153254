import type { Configuration } from 'webpack';
import type { BuildMode } from './build-mode.ts';

type SplitChunks = NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>;

/**
 * How a remote's code is cut into files. Each file costs some 600 bytes of headers and integrity, and what is
 * compressed apart compresses worse:
 *
 * - Libraries go with the code that needs them. They change with the same releases, so nothing is kept longer by a
 *   file of their own.
 * - Styles that two parts of a remote need are in one sheet. By the usual rule, small ones are in both.
 */
export function remoteChunks(mode: BuildMode): SplitChunks {
  if (mode !== 'production') return {};
  return {
    cacheGroups: {
      defaultVendors: false,
      styles: { name: 'styles', type: 'css/mini-extract', chunks: 'all', minChunks: 2, enforce: true },
    },
  };
}
