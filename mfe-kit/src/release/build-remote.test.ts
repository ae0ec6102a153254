import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readRelease, verifyRelease } from '@airdex/release-registry/release';
import { temporaryFolder } from '@airdex/release-registry/testing';
import { BUILT_ON_REACT } from '@airdex/shared-contracts/shared-scope';
import type { RemoteDefinition } from '../remote-definition/remote-definition.ts';
import { installedVersion } from '../webpack-preset/installed-version.ts';
import { buildRemote } from './build-remote.ts';
import { writePackage } from './test-package.ts';

const BUILD_MS = 120_000;
const definition = { name: 'mfe-test', exposes: { './home': './src/home.tsx' } };
const home = `
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
    'makes the same release in another folder: small, with its styles apart, without a copy of what is shared',
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
      expect(first.files.every((file) => file.bytes < 18_000)).toBe(true);
      const entry = await text(first.entry);
      for (const { path, integrity } of first.files)
        expect(entry.includes(`${path}=${integrity.slice('sha384-'.length)}`)).toBe(
          /\.(js|css)$/.test(path) && path !== first.entry,
        );
    },
    BUILD_MS,
  );

  test(
    '[MFE-07] takes React from the shell, or runs on its own copy when it brings one, and says so',
    async () => {
      // What React marks its elements with: only React itself defines it.
      const holdsReact = async (name: string) => {
        const { files, ownCopies } = await build(
          name,
          sources,
          name === 'own' ? { ownCopies: ['react', ...BUILT_ON_REACT] } : {},
        );
        const texts = await Promise.all(
          files
            .filter(({ path }) => path.endsWith('.js'))
            .map(({ path }) => readFile(join(folder.path, name, 'dist', path), 'utf8')),
        );
        return { isHeld: texts.some((text) => text.includes('react.transitional.element')), ownCopies };
      };
      expect(await holdsReact('shared')).toEqual({ isHeld: false, ownCopies: [] });
      const version = installedVersion('react', import.meta.filename);
      expect(await holdsReact('own')).toEqual({ isHeld: true, ownCopies: [{ library: 'react', version }] });
    },
    BUILD_MS,
  );

  test(
    'puts what the screens of a journey share into the file of the first that needs it',
    async () => {
      const long = (name: string) => `export const ${name} = ${JSON.stringify(`${name} `.repeat(4000))};`;
      const exposes = {
        './home': './src/home.ts',
        './results': './src/results.ts',
        './panel': './src/panel.ts',
      };
      const journeySources = {
        'src/all.module.css': '.all { color: green }',
        'src/all.ts': `import css from './all.module.css'; ${long('all')} console.log(css.all);`,
        'src/late.ts': long('late'),
        'src/home.ts': `import { all } from './all.ts'; console.log('home', all);`,
        'src/results.ts': `import { all } from './all.ts'; import { late } from './late.ts'; console.log('results', all, late);`,
        'src/panel.ts': `import { all } from './all.ts'; import { late } from './late.ts'; console.log('panel', all, late);`,
      };
      const filesOf = async (name: string, change: Partial<RemoteDefinition>) => {
        const { preload } = await build(name, journeySources, { exposes, ...change });
        const short = (path: string) =>
          path.replace('__federation_expose_', '').replace(/\.[0-9a-f]{10}\./, '.');
        return Object.values(preload).map((paths) => paths.map(short));
      };
      expect(await filesOf('journey', { journey: ['./home', './results', './panel'] })).toEqual([
        ['home.js', 'home.css'],
        ['home.js', 'results.js', 'home.css'],
        ['home.js', 'results.js', 'panel.js', 'home.css'],
      ]);
      expect((await filesOf('apart', {})).map(({ length }) => length)).toEqual([2, 3, 3]);
      const manifest = await readFile(join(folder.path, 'journey/dist/mf-manifest.json'), 'utf8');
      const { exposes: listed } = JSON.parse(manifest) as {
        exposes: { assets: { js: { sync: string[] } } }[];
      };
      expect(listed.map(({ assets }) => assets.js.sync.length)).toEqual([1, 2, 3]);
    },
    BUILD_MS,
  );

  test(
    'refuses what would not work in the page: exports that are not handed over, second copies',
    async () => {
      const wrong = `import { zip } from 'rxjs'; import { Tree } from 'react-aria-components'; console.log(zip, Tree);`;
      const failed = build('wrong', { ...sources, 'src/home.tsx': wrong + home });
      await expect(failed).rejects.toThrow(
        /src\/home\.tsx imports "zip" from "rxjs", which the shell does not hand over/,
      );
      await expect(failed).rejects.toThrow(
        /src\/home\.tsx would bring a second copy of react-aria-components/,
      );
    },
    BUILD_MS,
  );

  test(
    'refuses sources of another remote, and paths into other packages',
    async () => {
      await writePackage(join(folder.path, 'mfe-other'), {
        'package.json': '{ "name": "@airdex/mfe-other", "type": "module" }',
        'mfe.config.ts': 'export default {};',
        'src/poster.ts': `export const poster = 'poster';`,
        'src/poster.module.css': '.poster { color: red }',
      });
      await writePackage(join(folder.path, 'widgets'), {
        'package.json': '{ "name": "@airdex/widgets", "type": "module" }',
        'src/widget.ts': `export const widget = 'widget';`,
      });
      const reaching = `
        import { poster } from '../../mfe-other/src/poster.ts';
        import other from '../../mfe-other/src/poster.module.css';
        import { widget } from '../../widgets/src/widget.ts';
        console.log(poster, other, widget);
      `;
      const failed = build('reaching', { ...sources, 'src/home.tsx': reaching + home });
      await expect(failed).rejects.toThrow(
        /src\/home\.tsx imports "\.\.\/\.\.\/mfe-other\/src\/poster\.ts": sources of @airdex\/mfe-other, which is released by itself/,
      );
      await expect(failed).rejects.toThrow(/poster\.module\.css": sources of @airdex\/mfe-other/);
      await expect(failed).rejects.toThrow(/import @airdex\/widgets by its name, not by a path/);
      const exposing = build('exposing', sources, { exposes: { './home': './../mfe-other/src/poster.ts' } });
      await expect(exposing).rejects.toThrow(/mfe\.config\.ts imports ".*": sources of @airdex\/mfe-other/);
    },
    BUILD_MS,
  );

  test('refuses texts that one language lacks', async () => {
    const files = {
      ...sources,
      'src/texts/index.ts': `export const texts = { en: { title: 'Title', retry: 'Retry' }, ch: { title: '标题' } };`,
    };
    await expect(build('untranslated', files)).rejects.toMatchObject({
      message: expect.stringMatching(/untranslated are not the same in both languages/),
      hint: expect.stringContaining('retry: not in Chinese'),
    });
  });

  test('refuses own copies that could not work together', async () => {
    await expect(build('own', sources, { ownCopies: ['react'] })).rejects.toThrow(
      'ownCopies names react without react-dom',
    );
    await expect(build('unknown', sources, { ownCopies: ['lodash'] })).rejects.toThrow(
      'ownCopies names what is not shared: lodash',
    );
  });

  test(
    'says what webpack found',
    async () => {
      const failed = build('broken', { ...sources, 'src/home.tsx': `import './missing.ts';` });
      await expect(failed).rejects.toThrow(/The build of mfe-test failed[^]*missing\.ts/);
    },
    BUILD_MS,
  );
});
