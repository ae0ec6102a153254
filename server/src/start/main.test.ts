import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { killServerProcesses, startServerProcess } from '../../testing/server-process.ts';

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'airdex-main-'));
});
afterEach(killServerProcesses);
afterAll(() => rm(scratch, { recursive: true, force: true }));

async function signIn(address: string): Promise<number> {
  const response = await fetch(`${address}/api/Account/Authenticate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'demo', password: 'Demo2026', forceLogin: true }),
  });
  return response.status;
}

describe('the server process', () => {
  test('fills an empty folder, is ready, stops cleanly, and keeps everything over a restart and a kill', async () => {
    const DATA_DIR = path.join(scratch, 'kept');
    const first = startServerProcess({ DATA_DIR });
    const address = await first.readyAddress();
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(first.output()).toContain('Generating the sample catalogue');
    expect(first.output()).toContain('200 programmes in the catalogue');
    expect(first.output()).toContain('demo, colleague, limited (password Demo2026)');
    expect(await signIn(address)).toBe(200);

    const second = startServerProcess({ DATA_DIR });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(
      `${path.join(DATA_DIR, 'database')} is in use by process ${first.process.pid}.`,
    );

    first.process.kill('SIGINT');
    expect(await first.ended).toBe(0);
    const again = startServerProcess({ DATA_DIR });
    expect(await signIn(await again.readyAddress())).toBe(200);
    expect(again.output()).not.toContain('Generating the sample catalogue');
    again.process.kill('SIGKILL');
    await again.ended;
    const last = startServerProcess({ DATA_DIR });
    expect(await signIn(await last.readyAddress())).toBe(200);
    expect(last.output()).toContain('200 programmes in the catalogue');
    last.process.kill('SIGTERM');
    expect(await last.ended).toBe(0);
  }, 180_000);

  test('reports in one line why it cannot start', async () => {
    const occupied = createServer();
    await new Promise<void>((resolve) => occupied.listen(0, 'localhost', resolve));
    const { port } = occupied.address() as { port: number };
    const corrupt = path.join(scratch, 'corrupt');
    await writeFile(path.join(scratch, 'a-file'), 'mine');
    const cases: [Record<string, string>, string][] = [
      [{ PORT: 'x', DATA_DIR: corrupt }, 'PORT: '],
      [{ DATA_DIR: path.join(scratch, 'a-file') }, "a-file (DATA_DIR) can't be used"],
      [{ DATA_DIR: corrupt, SAMPLE_CATALOGUE: 'off', PORT: String(port) }, `Port ${port} is already in use`],
    ];
    for (const [environment, message] of cases) {
      const started = startServerProcess(environment);
      expect(await started.ended).toBe(1);
      expect(started.output()).toContain(message);
      expect(started.output()).not.toContain('    at ');
    }
    expect(await readFile(path.join(scratch, 'a-file'), 'utf8')).toBe('mine');
    await new Promise((resolve) => occupied.close(resolve));
  }, 120_000);

  test('starts empty and without users if the sample catalogue is disabled', async () => {
    const started = startServerProcess({ DATA_DIR: path.join(scratch, 'empty'), SAMPLE_CATALOGUE: 'off' });
    const address = await started.readyAddress();
    expect(started.output()).toContain('0 programmes in the catalogue');
    expect(started.output()).not.toContain('Sample users');
    expect(await signIn(address)).toBe(401);
    started.process.kill('SIGTERM');
    expect(await started.ended).toBe(0);
  }, 120_000);
});
