import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readRelease, verifyRelease } from '@airdex/release-registry/release';
import { temporaryFolder } from '@airdex/release-registry/testing';
import { BUILT_ON_REACT } from '../share-scope/index.ts';
import type { RemoteDefinition } from '../remote-definition/remote-definition.ts';
import { installedVersion } from '../webpack-preset/installed-version.ts';
import { buildRemote } from './build-remote.ts';
import { writePackage } from './test-package.fixture.ts';

const BUILD_MS = 120_000;
const definition = { name: 'mfe-test', exposes: { './home': './src/home.tsx' } };
const lifecycles = `export const bootstrap = async () => {}, mount = bootstrap, unmount = bootstrap;`;
const home = `
${lifecycles}
import { useState } from 'react';
import css from './home.module.css';
const later = () => import('./later.ts');
export function Home() {
  const [text, setText] = useState('');
  return <p className={css.title} onClick={() => void later().then((it) => setText(it.text))}>{text}</p>;
}
`;
const sources = {
  'src/home.tsx': home,
  'src/home.module.css': '.title { color: red }',
  'src/later.ts': `export const text: string = 'later';`,
};

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

async function build(
  name: string,
  files: Readonly<Record<string, string>>,
  change: Partial<RemoteDefinition> = {},
) {
  const root = join(folder.path, name);
  await writePackage(root, files);
  return buildRemote({ ...definition, ...change }, root, join(root, 'dist'), 'production');
}

describe('buildRemote', () => {
  test(
    'builds the same release in any folder: small, with separate styles, without copies of shared libraries',
    async () => {
      const first = await build('one', sources);
      const second = await build('two', sources);
      expect(second.release).toBe(first.release);
      await verifyRelease(await readRelease(join(folder.path, 'one/dist')));

      const endings = first.preload['./home']?.map((path) => path.replace(/\.[0-9a-f]{10}\./, '.*.'));
      expect(endings).toEqual(['__federation_expose_home.*.js', '__federation_expose_home.*.css']);
      const text = async (path = '') => readFile(join(folder.path, 'one/dist', path), 'utf8');
      expect(await text(first.preload['./home']?.[1])).toMatch(/^\.mfe-test_[\w+/\\-]+ ?\{color:red\}$/);
      expect(await text(first.entry)).toContain(`mfe_test_${first.release}`);
      expect(first.files.every((file) => file.bytes < 30_000)).toBe(true);
      const entry = await text(first.entry);
      for (const { path, integrity } of first.files)
        expect(entry.includes(`${path}=${integrity.slice('sha384-'.length)}`)).toBe(
          /\.(js|css)$/.test(path) && path !== first.entry,
        );
    },
    BUILD_MS,
  );

  test(
    '[MFE-07] uses the React of the shell, or records the version of its own if it bundles one',
    async () => {
      // The marker of React's elements: only React itself defines it.
      const holdsReact = async (name: string) => {
        const { files, bundledLibraries } = await build(
          name,
          sources,
          name === 'own' ? { bundledLibraries: ['react', ...BUILT_ON_REACT] } : {},
        );
        const texts = await Promise.all(
          files
            .filter(({ path }) => path.endsWith('.js'))
            .map(({ path }) => readFile(join(folder.path, name, 'dist', path), 'utf8')),
        );
        return {
          isHeld: texts.some((text) => text.includes('react.transitional.element')),
          bundledLibraries,
        };
      };
      expect(await holdsReact('shared')).toEqual({ isHeld: false, bundledLibraries: [] });
      const version = installedVersion('react', import.meta.filename);
      expect(await holdsReact('own')).toEqual({
        isHeld: true,
        bundledLibraries: [{ library: 'react', version }],
      });
    },
    BUILD_MS,
  );

  test(
    'puts code that several screens need into one file',
    async () => {
      const exposes = { './home': './src/home.ts', './results': './src/results.ts' };
      const { preload } = await build(
        'common',
        {
          'src/all.module.css': '.all { color: green }',
          'src/all.ts': `import css from './all.module.css'; export const all = () => console.log(css.all);`,
          'src/home.ts': `import { all } from './all.ts'; console.log('home'); all(); ${lifecycles}`,
          'src/results.ts': `import { all } from './all.ts'; console.log('results'); all(); ${lifecycles}`,
        },
        { exposes },
      );
      const short = (path: string) =>
        path.replace('__federation_expose_', '').replace(/\.[0-9a-f]{10}\./, '.');
      expect(Object.values(preload).map((paths) => paths.map(short))).toEqual([
        ['common.js', 'home.js', 'common.css'],
        ['common.js', 'results.js', 'common.css'],
      ]);
    },
    BUILD_MS,
  );

  test(
    'keeps code that only on-demand parts share out of the files of the screens',
    async () => {
      const large = `export const large = '${'large '.repeat(5000)}'.length * Math.random();`;
      const part = (name: string) =>
        `import { large } from './large.ts'; export const ${name} = () => console.log('${name}', large);`;
      const { preload, files } = await build(
        'on-demand',
        {
          'src/large.ts': large,
          'src/map.ts': part('map'),
          'src/chart.ts': part('chart'),
          'src/home.ts': `console.log('home'); import('./map.ts'); import('./chart.ts');`,
        },
        { exposes: { './home': './src/home.ts' } },
      );
      expect(Object.values(preload).flat()).toEqual([expect.stringMatching(/expose_home\..*\.js$/)]);
      // The container, the screen, both parts, and the code that they share, once.
      expect(files.filter(({ path }) => path.endsWith('.js'))).toHaveLength(5);
    },
    BUILD_MS,
  );

  test(
    'refuses exports that are not shared and second copies, because they would fail in the page',
    async () => {
      const wrong = `import { zip } from 'rxjs'; import { Tree } from 'react-aria-components'; console.log(zip, Tree);`;
      const failed = build('wrong', { ...sources, 'src/home.tsx': wrong + home });
      await expect(failed).rejects.toThrow(
        /src\/home\.tsx imports "zip" from "rxjs", which the shell does not share/,
      );
      await expect(failed).rejects.toThrow(
        /src\/home\.tsx would bring a second copy of react-aria-components/,
      );
    },
    BUILD_MS,
  );

  test('rejects texts that are missing in one language', async () => {
    const files = {
      ...sources,
      'src/texts/index.ts': `export const texts = { en: { title: 'Title', retry: 'Retry' }, ch: { title: '标题' } };`,
    };
    await expect(build('untranslated', files)).rejects.toMatchObject({
      message: expect.stringMatching(/untranslated are not the same in both languages/),
      hint: expect.stringContaining('retry: not in Chinese'),
    });
  });

  test('rejects bundled libraries that would not work together', async () => {
    await expect(build('own', sources, { bundledLibraries: ['react'] })).rejects.toThrow(
      'bundledLibraries names react without react-dom',
    );
    await expect(build('unknown', sources, { bundledLibraries: ['lodash'] })).rejects.toThrow(
      'bundledLibraries lists libraries that are not shared: lodash',
    );
  });

  test(
    '[MFE-03] rejects a screen that exports no lifecycles, and imports that do not exist',
    async () => {
      const component = { ...sources, 'src/home.tsx': home.replace(lifecycles, '') };
      await expect(build('component', component)).rejects.toThrow(
        'AIRDEX-122: ./home does not export bootstrap, mount, unmount',
      );
      const missing = {
        ...sources,
        'src/home.tsx': `import { earlier } from './later.ts'; earlier();${home}`,
      };
      await expect(build('missing', missing)).rejects.toThrow(/'earlier' .*was not found in '\.\/later\.ts'/);
    },
    BUILD_MS,
  );

  test(
    'reports the errors of webpack',
    async () => {
      const failed = build('broken', { ...sources, 'src/home.tsx': `import './missing.ts';` });
      await expect(failed).rejects.toThrow(/The build of mfe-test failed[^]*missing\.ts/);
    },
    BUILD_MS,
  );
});
