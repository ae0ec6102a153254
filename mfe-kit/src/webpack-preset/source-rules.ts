import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule, RuleSetUseItem } from 'webpack';
import type { BuildMode } from './build-mode.ts';

const require = createRequire(import.meta.url);

/** How JSX is compiled. */
export interface JsxOptions {
  /** Elements contain their source location. Locations are absolute paths, so builds differ between machines. */
  readonly isTraced: boolean;
  /** Components can be replaced while they are shown. */
  readonly isRefreshed?: boolean;
}

type Parser =
  | { readonly syntax: 'typescript'; readonly tsx: boolean }
  | { readonly syntax: 'ecmascript'; readonly jsx: true };

function swc(parser: Parser, { isTraced, isRefreshed = false }: JsxOptions): RuleSetUseItem {
  return {
    loader: require.resolve('swc-loader'),
    options: {
      swcrc: false,
      jsc: {
        target: 'es2022',
        parser,
        transform: {
          verbatimModuleSyntax: true,
          react: { runtime: 'automatic', development: isTraced, refresh: isRefreshed },
        },
      },
    },
  };
}

/**
 * TypeScript and JSX of the workspace, whose packages resolve to their sources outside of node_modules. `.ts` and
 * `.tsx` are parsed separately, because `<T>(value) => …` is a generic in one and a tag in the other.
 */
export function scriptRules(jsx: JsxOptions): RuleSetRule[] {
  const exclude = /node_modules/;
  const types = swc({ syntax: 'typescript', tsx: false }, jsx);
  // swc finds hooks only in sources that may contain JSX. Without its types, a `.ts` file is such a source.
  const hooks = jsx.isRefreshed ? [swc({ syntax: 'ecmascript', jsx: true }, jsx)] : [];
  return [
    { test: /\.ts$/, exclude, use: [...hooks, types] },
    { test: /\.tsx$/, exclude, use: [swc({ syntax: 'typescript', tsx: true }, jsx)] },
  ];
}

/** Libraries that have all their components in one file. */
const COMPONENTS_IN_ONE_FILE = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]/;

/** Leaves out the components of libraries that nothing uses. */
export function libraryRules(): RuleSetRule[] {
  // Its extension is this file's: .ts in the workspace, .js in the published package.
  const loader = new URL(`./pure-components-loader${extname(import.meta.filename)}`, import.meta.url);
  return [{ test: COMPONENTS_IN_ONE_FILE, loader: fileURLToPath(loader) }];
}

/**
 * Style sheets as separate files, because a strict policy forbids inline ones. Class names of CSS modules start with
 * `name`: hashes alone would collide between remotes that were built separately.
 */
export function styleRules(name: string, root: string, mode: BuildMode): RuleSetRule[] {
  const localIdentName =
    mode === 'production' ? `${name}_[hash:base64:6]` : `${name}_[local]_[hash:base64:6]`;
  return [
    {
      test: /\.css$/,
      use: [
        MiniCssExtractPlugin.loader,
        {
          loader: require.resolve('css-loader'),
          options: {
            modules: {
              auto: true,
              namedExport: false,
              exportLocalsConvention: 'as-is',
              localIdentContext: root,
              localIdentName,
            },
          },
        },
      ],
      sideEffects: true,
    },
  ];
}

/** Pictures, fonts and videos, by file extension. */
export const ASSETS = /\.(svg|png|jpe?g|webp|avif|woff2|webm|mp4)$/;

/** Pictures, fonts and videos are imported as their address. */
export function assetRules(): RuleSetRule[] {
  return [
    {
      test: ASSETS,
      // Never inlined: the page's policy allows pictures only from its own origins, and `data:` only for the server's.
      type: 'asset/resource',
    },
  ];
}
