import optimizeLocales from '@react-aria/optimize-locales-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import type { BuildMode } from './build-mode.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { minimizers } from './minimizers.ts';
import { assetRules, libraryRules, scriptRules, styleRules } from './source-rules.ts';
import type { JsxOptions } from './source-rules.ts';

export interface BaseOptions {
  /** Name of the package, first part of its CSS class names. */
  readonly name: string;
  /** Folder of the package. */
  readonly root: string;
  /** Folder to write to. */
  readonly outputFolder: string;
  readonly mode: BuildMode;
  /** By default, elements contain their source location in development. */
  readonly jsx?: JsxOptions;
  /** Folder below the output for scripts and styles; they find each other from the output’s root. */
  readonly folder?: string;
}

/** Time after which a chunk without a response counts as failed, in milliseconds. */
const CHUNK_LOAD_TIMEOUT_MS = 15_000;

/** Languages of the interface; react-aria contains texts in 34. */
const REACT_ARIA_LOCALES = ['en-US', 'zh-CN'];

/** Configuration shared by the builds of the shell and of every remote. */
export function baseConfig(options: BaseOptions): Configuration {
  const { name, root, outputFolder, mode, jsx, folder } = options;
  const production = mode === 'production';
  const place = folder === undefined ? '' : `${folder}/`;
  const fileName = (ending: string) => `${place}[name]${production ? '.[contenthash:10]' : ''}.${ending}`;
  const scripts = scriptRules(jsx ?? { isTraced: !production });
  return {
    name,
    mode,
    context: root,
    target: ['web', 'es2022'],
    // The content policy of the page forbids `eval`, also in development.
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: outputFolder,
      publicPath: 'auto',
      filename: fileName('js'),
      chunkFilename: fileName('js'),
      assetModuleFilename: 'media/[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
      hashFunction: 'xxhash64',
    },
    resolve: {
      extensions: ['.js', '.mjs', '.json'],
      // RxJS offers a smaller build without helpers for old browsers under its own condition.
      conditionNames: ['es2015', '...'],
    },
    module: {
      rules: [...scripts, ...libraryRules(), ...styleRules(name, root, mode), ...assetRules()],
      // Otherwise an import that does not exist is a warning, and fails only in the page.
      parser: { javascript: { exportsPresence: 'error' } },
    },
    optimization: {
      moduleIds: production ? 'deterministic' : 'named',
      chunkIds: production ? 'deterministic' : 'named',
      minimizer: minimizers(),
    },
    plugins: [
      new ChunkIntegrityPlugin(),
      optimizeLocales.webpack({ locales: REACT_ARIA_LOCALES }),
      new MiniCssExtractPlugin({
        filename: fileName('css'),
        chunkFilename: fileName('css'),
      }),
    ],
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
