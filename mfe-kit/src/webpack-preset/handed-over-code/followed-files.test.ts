import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { temporaryFolder } from '@airdex/release-registry/testing';
import { handedOverCodeOf } from './read-handed-over-code.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let made = 0;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const FACE = 'ui/src/index.ts';
const WORKSPACE: Readonly<Record<string, string>> = {
  'package.json': '{}',
  'ui/package.json': `{ "version": "0.1.0", "exports": { "./handed-over": "./src/index.ts" } }`,
  [FACE]: `
    import './sheet.module.css';
    import data from './data.json';
    export * from './script.js';
    export const lazy = () => import('./lazy.mjs');
    export const place = new URL('./place.svg', import.meta.url);
    export { poster } from '@airdex/poster';
    export { library } from 'library';
    console.log(data, "from './no-file.ts'");`,
  'ui/src/script.js': `import { further } from './further.js'; export { further };`,
  'ui/src/further.js': `export const further = require('./oldest.cjs');`,
  'ui/src/oldest.cjs': `module.exports = 1;`,
  'ui/src/lazy.mjs': `export const lazy = 1;`,
  'ui/src/data.json': `{}`,
  'ui/src/place.svg': `<svg/>`,
  'ui/src/sheet.module.css': `
    @import './imported.css';
    /* @import './no-file.css'; */
    .a { composes: b from './composed.module.css'; background: url(picture.png) }
    .c { background: url(/media/of-the-page.png), url(data:image/png;base64,AA==) }`,
  'ui/src/imported.css': `.i { color: red }`,
  'ui/src/composed.module.css': `.b { color: red }`,
  'ui/src/picture.png': `\u{ff}1`,
  'poster/package.json': `{ "version": "0.1.0", "exports": "./src/index.ts" }`,
  'poster/src/index.ts': `export * from './poster.ts';`,
  'poster/src/poster.ts': `export const poster = 1;`,
  'ui/node_modules/library/package.json': `{ "version": "1.0.0", "main": "i.js", "dependencies": { "needed": "*" } }`,
  'ui/node_modules/needed/package.json': `{ "version": "1.0.0" }`,
};

/** Version of the code in a workspace of these files, with some of them changed. */
async function version(changes: Readonly<Record<string, string>> = {}): Promise<string | undefined> {
  made += 1;
  const root = join(folder.path, String(made));
  for (const [file, text] of Object.entries({ ...WORKSPACE, ...changes })) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  for (const [user, name, of] of [
    ['', 'shared-ui', 'ui'],
    ['ui', 'poster', 'poster'],
  ] as const) {
    const link = join(root, user, 'node_modules/@airdex', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(root, of), link);
  }
  return handedOverCodeOf(join(root, 'package.json'))[0]?.version;
}

describe('code of our own that the shell hands over', () => {
  test.each([
    ['ui/src/script.js', `export const further = 2;`],
    ['ui/src/further.js', `export const further = 2;`],
    ['ui/src/oldest.cjs', `module.exports = 2;`],
    ['ui/src/lazy.mjs', `export const lazy = 2;`],
    ['ui/src/data.json', `{ "changed": true }`],
    ['ui/src/place.svg', `<svg> </svg>`],
    ['ui/src/imported.css', `.i { color: blue }`],
    ['ui/src/composed.module.css', `.b { color: blue }`],
    ['ui/src/picture.png', `\u{ff}2`],
    ['poster/src/poster.ts', `export const poster = 2;`],
    ['ui/node_modules/library/package.json', `{ "version": "1.0.1", "main": "i.js" }`],
    ['ui/node_modules/needed/package.json', `{ "version": "1.0.1" }`],
  ])('has another version when %s changes', async (file, text) => {
    expect(Object.keys(WORKSPACE)).toContain(file);
    const before = await version();
    expect(before).toMatch(/^0\.0\.0-h/);
    expect(await version()).toBe(before);
    expect(await version({ [file]: text })).not.toBe(before);
  });

  test('has the same when a version of the workspace changes, which says nothing', async () => {
    const changed = { 'poster/package.json': `{ "version": "0.2.0", "exports": "./src/index.ts" }` };
    expect(await version(changed)).toBe(await version());
  });

  test.each([
    [FACE, 'export const any = (name: string) => import(`./${name}.ts`);', 'no plain string'],
    [FACE, 'export const all = import.meta.webpackContext("./");', 'no plain string'],
    ['ui/src/script.js', 'export const further = require.context("./");', 'no plain string'],
    ['ui/src/sheet.module.css', `@value small from './composed.module.css';`, '@value'],
    [FACE, `export * from '../../poster/package.lock';`, 'an ending that no build knows'],
    [FACE, `export * from './gone.ts';`, '"./gone.ts", which is not there'],
    [FACE, `export * from 'no-library';`, '"no-library", which is not there'],
  ])('is refused when %s holds what can not be followed: %s', async (file, text, message) => {
    const changes = { [file]: text, 'poster/package.lock': '' };
    await expect(version(changes)).rejects.toMatchObject({
      name: 'CommandError',
      message: expect.stringContaining(message),
      hint: expect.stringContaining('handed-over/index.ts'),
    });
  });
});
