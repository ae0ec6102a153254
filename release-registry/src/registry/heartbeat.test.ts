import { open, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startHeartbeat } from './heartbeat.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

test('a heartbeat updates only its own file, even if another process took over the name', async () => {
  const file = join(folder.path, 'lock');
  const [own, others] = [join(folder.path, 'own'), '1 next there'];
  await writeFile(file, '1 mine here');
  const handle = await open(file, 'r+');
  await rename(file, own);
  await writeFile(file, others);
  const old = new Date('2020-01-01');
  for (const each of [own, file]) await utimes(each, old, old);

  const stop = startHeartbeat(handle, '1 mine here', 5);
  while ((await stat(own)).mtimeMs === old.getTime()) await delay(5);
  await stop();
  await handle.close();
  expect((await stat(own)).mtimeMs).toBeGreaterThan(Date.now() - 60_000);
  expect(await readFile(own, 'utf8')).toBe('1 mine here');
  expect([await readFile(file, 'utf8'), (await stat(file)).mtimeMs]).toEqual([others, old.getTime()]);
});
