import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { temporaryFolder } from '@airdex/release-registry/testing';
import type { WebpackPluginInstance } from 'webpack';
import { runWebpack } from '../release/run-webpack.ts';
import { dialogsWithoutMenus } from './dialogs-without-menus.ts';
import { federationWithoutManifests } from './federation-without-manifests.ts';
import { languageOfProvider } from './language-of-provider.ts';

const BUILD_MS = 60_000;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

/** Builds files as if they were installed libraries. Returns the script. */
async function build(
  files: Readonly<Record<string, string>>,
  plugins: readonly WebpackPluginInstance[],
): Promise<string> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder.path, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await runWebpack({
    mode: 'development',
    devtool: false,
    context: folder.path,
    entry: './main.js',
    output: { path: join(folder.path, 'dist') },
    plugins: [...plugins],
    cache: {
      type: 'filesystem',
      cacheDirectory: join(folder.path, 'cache'),
      // The tests change files of these libraries without a new version.
      buildDependencies: {},
    },
    snapshot: { managedPaths: [] },
  });
  return readFile(join(folder.path, 'dist/main.js'), 'utf8');
}

const PRIVATE = 'node_modules/react-aria-components/dist/private';
const DIALOG = `import {MenuContext as $1} from "./Menu.mjs"; export const Dialog = () => $1;`;
const dialogs = {
  'main.js': `import { Dialog } from 'react-aria-components/dist/private/Dialog.mjs'; console.log(Dialog);`,
  'node_modules/react/index.js': `exports.createContext = (value) => value;`,
  [`${PRIVATE}/Menu.mjs`]: `export const MenuContext = 'all of the menus'; export const more = MenuContext;`,
  [`${PRIVATE}/Dialog.mjs`]: DIALOG,
};

test(
  'builds dialogs without menus, and fails when they import menus in another way',
  async () => {
    const changed = (code: string) =>
      build(
        {
          ...dialogs,
          [`${PRIVATE}/Menus.mjs`]: dialogs[`${PRIVATE}/Menu.mjs`] ?? '',
          [`${PRIVATE}/Dialog.mjs`]: code,
        },
        [dialogsWithoutMenus()],
      );
    expect(await changed(DIALOG)).not.toContain('all of the menus');
    // This build uses the cache.
    expect(await changed(DIALOG)).not.toContain('all of the menus');
    await expect(changed(DIALOG.replace('Menu.mjs', 'Menus.mjs'))).rejects.toThrow(
      /no file .*Dialog.* imports .*Menu.*still needed/,
    );
    await expect(changed(DIALOG.replace('as $1}', 'as $1, more}'))).rejects.toThrow(
      'does not import one name of its menus',
    );
  },
  BUILD_MS,
);

const I18N = 'node_modules/react-aria/dist/private/i18n';

test(
  'the browser’s language is not read',
  async () => {
    const code = await build(
      {
        'main.js': `import { useLocale } from 'react-aria/dist/private/i18n/I18nProvider.mjs'; console.log(useLocale);`,
        [`${I18N}/useDefaultLocale.mjs`]: `export const useDefaultLocale = () => navigator.language;`,
        [`${I18N}/I18nProvider.mjs`]: `import {useDefaultLocale as $1} from "./useDefaultLocale.mjs"; export const useLocale = $1;`,
      },
      [languageOfProvider()],
    );
    expect(code).not.toContain('navigator');
    expect(code).toContain('useDefaultLocale = () => locale');
  },
  BUILD_MS,
);

const CORE = 'node_modules/@module-federation/runtime-core/dist';
const federation = {
  'main.js': `import { core } from '@module-federation/runtime-core/dist/core.js'; console.log(core);`,
  [`${CORE}/plugins/snapshot/SnapshotHandler.js`]: `export const SnapshotHandler = 'all of the snapshots';`,
  [`${CORE}/utils/preload.js`]: `export const preloadAssets = 'all of the preloading';`,
};
const core = (snapshots: string, preload: string) => ({
  [`${CORE}/core.js`]: `
    import { SnapshotHandler } from './${snapshots}';
    import { preloadAssets } from './${preload}';
    export const core = [SnapshotHandler, preloadAssets];
  `,
});

test(
  'builds the federation runtime without manifests, and fails when they are in other files',
  async () => {
    const [snapshots, preload] = ['plugins/snapshot/SnapshotHandler.js', 'utils/preload.js'];
    const code = await build({ ...federation, ...core(snapshots, preload) }, federationWithoutManifests());
    expect(code).not.toContain('all of the');
    const moved = {
      ...federation,
      [`${CORE}/snapshots.js`]: `export const SnapshotHandler = 1;`,
      [`${CORE}/ahead.js`]: `export const preloadAssets = 1;`,
    };
    await expect(
      build({ ...moved, ...core('snapshots.js', preload) }, federationWithoutManifests()),
    ).rejects.toThrow(/imports .*SnapshotHandler/);
    await expect(
      build({ ...moved, ...core(snapshots, 'ahead.js') }, federationWithoutManifests()),
    ).rejects.toThrow(/imports .*preload/);
  },
  BUILD_MS,
);
