import path from 'node:path';
import { expect, test } from 'vitest';
import { importArguments } from './import-arguments.ts';

const NOW = new Date('2024-01-01T00:00:00Z');
const ENVIRONMENT = { INIT_CWD: path.resolve('/called'), DATA_DIR: 'kept' };

test.each(['--data-dir', '--rejects', '--encoding'])('refuses an empty value of %s', (option) => {
  expect(() => importArguments([option, '', 'x.csv'], ENVIRONMENT, NOW)).toThrow(
    `The value of ${option} is empty.`,
  );
});

test('refuses an empty path', () => {
  expect(() => importArguments(['x.csv', ''], ENVIRONMENT, NOW)).toThrow(
    'The name of a file or folder is empty.',
  );
});

test('takes the folder of the database from the option, else from DATA_DIR', () => {
  const folderOf = (...args: readonly string[]): string =>
    path.basename(importArguments([...args, 'x.csv'], ENVIRONMENT, NOW).dataDir);
  expect(folderOf('--data-dir', 'other')).toBe('other');
  expect(folderOf()).toBe('kept');
});
