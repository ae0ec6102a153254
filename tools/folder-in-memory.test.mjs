import os from 'node:os';
import { statfsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folderInMemory } from './folder-in-memory.mjs';

test('a folder in memory has the space that is needed, or else is the usual one', () => {
  const folder = folderInMemory(1024 ** 2);
  const { bavail, bsize } = statfsSync(folder);
  expect(bavail * bsize).toBeGreaterThanOrEqual(1024 ** 2);
  expect(folderInMemory(Number.MAX_SAFE_INTEGER)).toBe(os.tmpdir());
});
