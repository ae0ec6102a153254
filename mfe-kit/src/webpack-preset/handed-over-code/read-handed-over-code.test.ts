import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { temporaryFolder } from '@airdex/release-registry/testing';
import { handedOverCodeOf } from './read-handed-over-code.ts';

const UI = resolve(import.meta.dirname, '../../../../shared-ui');

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

/** A package that has a copy of shared-ui installed, with `change` done to one file of it. */
async function withChanged(name: string, file = '', change: (text: string) => string = (text) => text) {
  const root = join(folder.path, name);
  const ui = join(root, 'shared-ui');
  await mkdir(join(root, 'node_modules/@airdex'), { recursive: true });
  await writeFile(join(root, 'package.json'), '{}');
  for (const part of ['src', 'package.json']) await cp(join(UI, part), join(ui, part), { recursive: true });
  await symlink(join(UI, 'node_modules'), join(ui, 'node_modules'));
  await symlink(ui, join(root, 'node_modules/@airdex/shared-ui'));
  if (file !== '') {
    const path = join(ui, 'src', file);
    const text = await readFile(path, 'utf8');
    expect(change(text)).not.toBe(text);
    await writeFile(path, change(text));
  }
  return handedOverCodeOf(join(root, 'package.json'))[0];
}

const version = async (...change: Parameters<typeof withChanged>) => (await withChanged(...change))?.version;

describe('code of our own that the shell hands over', () => {
  test('has a version that is made of its content: equal in any folder, whatever is said beside the code', async () => {
    const before = await version('before');
    expect(before).toMatch(/^0\.0\.0-h[0-9a-f]{16}$/);
    expect(await version('again')).toBe(before);
    const comment = (text: string) => `/* Said otherwise. */\n${text}\nexport type Said = string;\n`;
    expect(await version('said', 'button/button.tsx', comment)).toBe(before);
    expect(await version('elsewhere', 'carousel/carousel.tsx', (text) => `${text}\nconsole.log(1);`)).toBe(
      before,
    );
  });

  test.each([
    'button/button.tsx',
    'button/button-class.ts',
    'button/button.module.css',
    'handed-over/index.ts',
  ])('has another version when %s changes', async (file) => {
    const change = (text: string) =>
      file.endsWith('.css') ? `${text}.more { color: red }` : `${text}\nconsole.log(1);`;
    expect(await version('changed', file, change)).not.toBe(await version('before'));
  });

  test('stands in for whole folders, and is built from what lies behind them', async () => {
    const code = await withChanged('whole');
    const names = (files: Iterable<string> = []) =>
      [...files].map((file) => file.split('/shared-ui/src/')[1]);
    expect(names(code?.faces)).toEqual(expect.arrayContaining(['handed-over/index.ts', 'button/index.ts']));
    expect(names(code?.faces)).not.toContain('button/button.tsx');
    expect(names(code?.files)).toEqual(
      expect.arrayContaining(['button/button.tsx', 'button/button.module.css']),
    );
  });

  test('may be one file of a library, of its version', () => {
    const code = handedOverCodeOf(join(UI, 'package.json'));
    const icons = code.find(({ request }) => request.startsWith('lucide-react'));
    expect([...(icons?.faces ?? [])]).toEqual([
      expect.stringMatching(/lucide-react.*createLucideIcon\.mjs$/),
    ]);
    expect(icons?.version).toMatch(/^0\.0\.0-h[0-9a-f]{16}$/);
  });

  test('is nothing for a package that has none of it', async () => {
    await writeFile(join(folder.path, 'package.json'), '{}');
    expect(handedOverCodeOf(join(folder.path, 'package.json'))).toEqual([]);
  });
});
