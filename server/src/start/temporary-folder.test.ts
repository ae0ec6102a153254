import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { prepareDataFolder } from '../../testing/prepared-data-folder.ts';
import { killServerProcesses, startServerProcess } from '../../testing/server-process.ts';

let scratch: string;
/** Shared, because creating a database takes longer than these tests. */
let data: string;
const remove = (folder: string) =>
  rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'airdex-data-'));
  await prepareDataFolder(data);
});
beforeEach(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'airdex-temporary-'));
  await mkdir(path.join(scratch, 'tmp'));
});
afterEach(async () => {
  killServerProcesses();
  await remove(scratch);
});
afterAll(() => remove(data));

const folders = () => readdir(path.join(scratch, 'tmp'));
const start = (environment: Readonly<Record<string, string>> = {}) =>
  startServerProcess({ DATA_DIR: data, TMPDIR: path.join(scratch, 'tmp'), ...environment });

/** The id of a process that has ended. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

describe('the temporary folder of a server', () => {
  test('is unique to the server, and removed with it; the next server removes that of a killed one', async () => {
    const profile = path.join(scratch, 'tmp', `airdex-server-${await endedProcess()}-abc`, 'profile');
    await mkdir(profile, { recursive: true });
    await writeFile(path.join(profile, 'History'), 'visited pages');
    const others = [`airdex-server-${process.pid}-abc`, 'something-else'];
    for (const name of others) await mkdir(path.join(scratch, 'tmp', name));
    const server = start();
    await server.readyAddress();
    const own = expect.stringMatching(new RegExp(`^airdex-server-${String(server.process.pid)}-`));
    expect((await folders()).sort()).toEqual(expect.arrayContaining([...others, own]));
    expect(await folders()).toHaveLength(others.length + 1);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect((await folders()).sort()).toEqual(others.sort());
  }, 120_000);

  const browser = process.env['AIRDEX_BROWSER'] || '/usr/bin/chromium';
  const withBrowser = existsSync(browser) ? test : test.skip;
  withBrowser(
    'holds the profile of the browser that prints, also when both are killed',
    async () => {
      const server = start({ AIRDEX_BROWSER: browser });
      const address = await server.readyAddress();
      const post = (call: string, body: unknown, token = '') =>
        fetch(`${address}/api/${call}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
          body: JSON.stringify(body),
        });
      const credentials = { username: 'demo', password: 'Demo2026', forceLogin: true };
      const { token } = (await (await post('Account/Authenticate', credentials)).json()) as { token: string };
      const found = await post('Search/GetAdvancedSearchPrograms', { resultsPerPage: 1 }, token);
      const { programs } = (await found.json()) as { programs: { idProgram: number }[] };
      const ids = programs.map(({ idProgram }) => idProgram);
      const printing = post('Card/GetCardPdf', { selectMode: 'Include', selectedIds: ids }, token);
      printing.catch(() => undefined);
      const [own = ''] = await folders();
      const isPrinting = async (): Promise<boolean> =>
        (await readdir(path.join(scratch, 'tmp', own))).some((name) => name.includes('profile'));
      while (!(await isPrinting())) await new Promise(setImmediate);

      server.process.kill('SIGKILL');
      await server.ended;
      expect(await folders()).toEqual([own]);
      const next = start();
      await next.readyAddress();
      expect(await folders()).not.toContain(own);
    },
    120_000,
  );
});
