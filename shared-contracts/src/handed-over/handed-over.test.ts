import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import * as handedOver from './index.ts';

test('everything of every folder is handed over, so each name is only in one of them', async () => {
  const source = await readFile(new URL('./index.ts', import.meta.url), 'utf8');
  const folders = [...source.matchAll(/^export \* from '(.*)';$/gm)].map(([, file]) => String(file));
  const modules = await Promise.all(folders.map((file) => import(file) as Promise<object>));
  const names = modules.flatMap((module) => Object.keys(module));
  expect(names.length).toBeGreaterThan(10);
  expect(Object.keys(handedOver).sort()).toEqual(names.sort());
});
