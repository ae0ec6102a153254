import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkImports } from './check-imports.mjs';

/** @type {string} */
let root;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'airdex-imports-'));
});
afterAll(() => rm(root, { recursive: true }));

/**
 * Checks a small repository with these files and returns the lines of the report.
 *
 * @param {Record<string, string>} files
 */
async function problems(files) {
  const folder = await mkdtemp(path.join(root, 'case-'));
  for (const [file, code] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), code);
  }
  const packages = [...new Set(Object.keys(files).map((file) => file.split('/')[0] ?? ''))];
  const { isWrong, report } = await checkImports(folder, packages);
  const found = [...report.matchAll(/error ([\w-]+): (.+?)\s*$/gm)].map(
    ([, rule, where]) => `${rule}: ${where}`,
  );
  expect(isWrong).toBe(found.length > 0);
  return found;
}

const value = 'export const value = 1;\nexport type Value = number;\n';

describe('imports between folders', () => {
  test('go downwards', async () => {
    const files = {
      'server/src/app/a.ts': `import { value } from '../http/b.ts';\nexport const a = value;\n`,
      'server/src/http/b.ts': value,
      'mfe-card/src/features/card/a.ts': `import { value } from '../playlists/b.ts';\nexport const a = value;\n`,
      'mfe-card/src/features/playlists/b.ts': value,
    };
    expect(await problems(files)).toEqual([]);
  });

  test.each([
    ['a value', `import { value } from '../app/b.ts';\nexport const a = value;\n`],
    ['a type', `import type { Value } from '../app/b.ts';\nexport const a: Value = 1;\n`],
    ['an inline type', `export const a: import('../app/b.ts').Value = 1;\n`],
    ['a re-export', `export * from '../app/b.ts';\n`],
    ['a late import', `export const a = () => import('../app/b.ts');\n`],
  ])('do not go upwards as %s', async (_what, code) => {
    const files = { 'server/src/http/a.ts': code, 'server/src/app/b.ts': value };
    expect(await problems(files)).toEqual(['folder-direction: server/src/http/a.ts → server/src/app/b.ts']);
  });

  test('do not go upwards in the shell and the kit either', async () => {
    const files = {
      'shell/src/lib/a.ts': `export * from '../app/b.ts';\n`,
      'shell/src/app/b.ts': value,
      'mfe-kit/src/texts/a.ts': `export * from '../command-line/b.ts';\n`,
      'mfe-kit/src/command-line/b.ts': value,
    };
    expect(await problems(files)).toEqual([
      'folder-direction: shell/src/lib/a.ts → shell/src/app/b.ts',
      'folder-direction: mfe-kit/src/texts/a.ts → mfe-kit/src/command-line/b.ts',
    ]);
  });

  test('of a folder that is not in the list are reported', async () => {
    const files = {
      'server/src/app/a.ts': `import { value } from '../attic/b.ts';\nexport const a = value;\n`,
      'server/src/attic/b.ts': value,
    };
    expect(await problems(files)).toEqual(['folder-in-list: server/src/app/a.ts → server/src/attic/b.ts']);
  });

  test('between two features of a remote go in one direction only', async () => {
    const files = {
      'mfe-card/src/features/card/a.ts': `import type { Value } from '../playlists/b.ts';\nexport const a: Value = 1;\n`,
      'mfe-card/src/features/playlists/b.ts': value,
      'mfe-card/src/features/playlists/c.ts': `export * from '../card/d.ts';\n`,
      'mfe-card/src/features/card/d.ts': value,
    };
    expect(await problems(files)).toContainEqual(
      expect.stringContaining('no-circle-of-folders: mfe-card/src/features/card'),
    );
  });

  test('of a test may go anywhere in its package, but released code may not import test support', async () => {
    const files = {
      'server/src/http/a.test.ts': `import { value } from '../app/b.ts';\nexport const a = value;\n`,
      'server/src/http/c.ts': `import { value } from '../../testing/d.ts';\nexport const c = value;\n`,
      'server/src/app/b.ts': value,
      'server/testing/d.ts': value,
    };
    expect(await problems(files)).toEqual(['no-test-support: server/src/http/c.ts → server/testing/d.ts']);
  });
});

describe('imports between packages', () => {
  test.each([
    ['mfe-card/src/a.ts', 'mfe-search/src/b.ts'],
    ['mfe-weather/src/a.test.ts', 'shell/src/main.tsx'],
    ['shared-contracts/src/a.ts', 'server/src/main.ts'],
    ['shell/src/app/a.ts', 'mfe-card/src/b.ts'],
  ])('from %s to %s are against the direction', async (from, to) => {
    const files = {
      [from]: `export * from '../${from.startsWith('shell') ? '../' : ''}../${to}';\n`,
      [to]: value,
    };
    expect(await problems(files)).toContain(`package-direction: ${from} → ${to}`);
  });

  test('use the package name, even in the right direction', async () => {
    const files = {
      'mfe-card/src/a.ts': `export * from '../../shared-ui/src/b.ts';\n`,
      'shared-ui/src/b.ts': value,
    };
    expect(await problems(files)).toEqual(['package-by-name: mfe-card/src/a.ts → shared-ui/src/b.ts']);
  });

  test('are reported if a name cannot be resolved', async () => {
    const files = { 'mfe-card/src/a.ts': `export * from '@airdex/mfe-search/results';\n` };
    expect(await problems(files)).toEqual(['resolvable: mfe-card/src/a.ts → @airdex/mfe-search/results']);
  });
});

describe('circles of files', () => {
  test('are found across three files, even if only types form them', async () => {
    const files = {
      'shared-ui/src/x/a.ts': `export * from './b.tsx';\n`,
      'shared-ui/src/x/b.tsx': `import type { C } from './c.ts';\nexport type B = C;\n`,
      'shared-ui/src/x/c.ts': `import type { A } from './a.ts';\nexport type C = A;\n`,
    };
    expect(await problems(files)).toEqual([expect.stringContaining('no-circle: shared-ui/src/x/')]);
  });
});
