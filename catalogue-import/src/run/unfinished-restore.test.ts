import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { CHANNELS } from '../../testing/fixture-tables.ts';
import { writtenFiles } from '../../testing/written-files.ts';
import { runImportCommand } from './run-import-command.ts';

const files = writtenFiles();
afterAll(() => files.remove());

test('an installation whose restore was interrupted gets no programmes', async () => {
  await files.write('channels.csv', CHANNELS);
  const dataDir = path.join(files.folder, 'var');
  await mkdir(path.join(dataDir, 'restore.unfinished'), { recursive: true });
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const code = await runImportCommand(['channels.csv'], { INIT_CWD: files.folder });
  const output = write.mock.calls.map(([text]) => String(text)).join('');
  write.mockRestore();
  expect(code).toBe(1);
  expect(output).toContain(`The installation in ${dataDir} is incomplete: a restore was interrupted.`);
  expect(await readdir(dataDir)).toEqual(['restore.unfinished']);
});
