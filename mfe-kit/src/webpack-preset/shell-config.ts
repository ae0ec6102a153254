import { join } from 'node:path';
import type { ChunkGraph, Configuration, Module } from 'webpack';
import webpack from 'webpack';
import { SHARED_LIBRARY_NAMES } from '../share-scope/index.ts';
import { baseConfig } from './base-config.ts';
import type { BuildMode } from './build-mode.ts';
import { dialogsWithoutMenus } from './dialogs-without-menus.ts';
import { languageOfProvider } from './language-of-provider.ts';
import { federationWithoutManifests } from './federation-without-manifests.ts';
import { installedVersion } from './installed-version.ts';
import type { JsxOptions } from './source-rules.ts';

export interface ShellBuildOptions {
  /** Folder of the shell's package. */
  readonly root: string;
  /** Folder to write to; by default `dist` under `root`. */
  readonly outputFolder?: string;
  /** By default `production`. */
  readonly mode?: BuildMode;
  readonly jsx?: JsxOptions;
  readonly folder?: string;
}

/** Versions of the shared libraries, by name. The kit's own, because the kit's share scope imports them. */
export const sharedVersions = () =>
  Object.fromEntries(
    SHARED_LIBRARY_NAMES.map((name) => [name, installedVersion(name, import.meta.filename)]),
  );

/** The development build of the shell, beside it in its release. */
export const DEVELOPMENT_FOLDER = 'development';
/** Entry that runs before the shell in the development build. */
export const DEVELOPMENT_START = './src/development.ts';
/** Script that the page runs while those of the shell load, if the shell has one. */
export const BEFORE_SHELL = './src/before-shell/before-shell.ts';

/** Name of the chunk that loads and mounts the screens of remotes. */
const REMOTES_CHUNK = 'remotes';
/** Name of the chunk with tooltips, which nearly every screen has. */
const OVERLAYS_CHUNK = 'overlays';

/** Names of the chunks that each page with a screen of a remote needs besides the shell's first file. */
export const CHUNKS_FOR_REMOTES = [REMOTES_CHUNK, OVERLAYS_CHUNK];

const ENTRY = './src/main.tsx';

/**
 * Configuration of the shell's development build, in a folder beside the production build: the same sources with a
 * development build of React. It has no source maps, because they take half of the time and size, and its users work on
 * a remote.
 */
export function developmentConfig(options: ShellBuildOptions): Configuration {
  const config = shellConfig({
    ...options,
    folder: DEVELOPMENT_FOLDER,
    mode: 'development',
    // Part of a release: the same on every machine.
    jsx: { isTraced: false },
  });
  return {
    ...config,
    name: 'shell (development)',
    entry: { main: [DEVELOPMENT_START, ENTRY] },
    devtool: false,
  };
}

/** Configuration of the script that runs before the shell: one file, whose name the template of the page contains. */
export function beforeShellConfig({
  root,
  outputFolder = join(root, 'dist'),
  mode = 'production',
}: ShellBuildOptions): Configuration {
  const base = baseConfig({ name: 'before-shell', root, mode, outputFolder });
  return {
    ...base,
    entry: { 'before-shell': BEFORE_SHELL },
    output: { ...base.output, filename: '[name].js' },
  };
}

/**
 * Chunks that stay one file each, with what they share with later ones. Otherwise webpack would put each combination of
 * what they share into a file of its own: the results would load nine, and the shell's first file holds the integrity of
 * each. Lists are not among them, because a menu needs less than half of their code. Code of several chunks is in the file
 * of the first one: screens start with overlays, and load fields later.
 */
const WHOLE_CHUNKS = [OVERLAYS_CHUNK, 'fields'];

type SplitChunks = Exclude<NonNullable<Configuration['optimization']>['splitChunks'], false | undefined>;

const wholeChunks = (): NonNullable<SplitChunks['cacheGroups']> =>
  Object.fromEntries(
    WHOLE_CHUNKS.map((name, index) => [
      name,
      {
        name: `whole-${name}`,
        test: (module: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }) =>
          [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => chunk.name === name),
        minChunks: 1,
        enforce: true,
        priority: WHOLE_CHUNKS.length - index,
      },
    ]),
  );

/**
 * The build of the shell: `src/main.tsx` and its imports, without the federation plugin. The federation runtime
 * is an ordinary library of the shell, so the shell starts in one script and does not know any remote.
 */
export function shellConfig({
  root,
  outputFolder = join(root, 'dist'),
  mode = 'production',
  ...rest
}: ShellBuildOptions): Configuration {
  const base = baseConfig({ ...rest, name: 'shell', root, mode, outputFolder });
  return {
    ...base,
    entry: { main: ENTRY },
    output: { ...base.output, uniqueName: 'airdex_shell' },
    optimization: {
      ...base.optimization,
      splitChunks: {
        // That chunk stays one file, because each page with a screen of a remote loads all of it.
        chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== REMOTES_CHUNK,
        cacheGroups: wholeChunks(),
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      dialogsWithoutMenus(),
      languageOfProvider(),
      ...federationWithoutManifests(),
      new webpack.DefinePlugin({
        // Versions of the shared libraries, by name.
        AIRDEX_SHARED_VERSIONS: JSON.stringify(sharedVersions()),
        AIRDEX_DEVELOPMENT: JSON.stringify(mode === 'development'),
        // The composition contains everything that the runtime would read from a remote's manifest.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        FEDERATION_OPTIMIZE_NO_REMOTE: false,
        FEDERATION_OPTIMIZE_NO_SHARED: false,
        ENV_TARGET: JSON.stringify('web'),
      }),
    ],
  };
}
