import { expect, test } from 'vitest';
import { readFile } from 'node:fs/promises';
import { compileScanner, scannerModuleText } from './compile-scanner.ts';

test('the committed module matches the compiled source', async () => {
  const committed = await readFile(new URL('./scanner-module.ts', import.meta.url), 'utf8');
  expect(scannerModuleText(await compileScanner())).toBe(committed);
});
