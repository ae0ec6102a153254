import { readdir } from 'node:fs/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { CHANNELS } from '../../testing/fixture-tables.ts';
import { writtenFiles } from '../../testing/written-files.ts';
import { runImportCommand } from './run-import-command.ts';

const files = writtenFiles();
afterAll(() => files.remove());

test('an invalid address of the database is reported with its variable', async () => {
  await files.write('channels.csv', CHANNELS);
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const environment = { INIT_CWD: files.folder, DATABASE_URL: 'nonsense' };
  const code = await runImportCommand(['channels.csv'], environment);
  const output = write.mock.calls.map(([text]) => String(text)).join('');
  write.mockRestore();
  expect([code, output]).toEqual([1, 'DATABASE_URL: should start with postgres:// or postgresql://\n']);
  expect(await readdir(files.folder)).toEqual(['channels.csv']);
});
