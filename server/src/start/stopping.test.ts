import { mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { activateDailyUpdate } from '../../testing/daily-update/activate-daily-update.ts';
import { fillTestDatabase } from '../../testing/fill-test-database.ts';
import { openFlakySmtpServer } from '../../testing/flaky-smtp-server.ts';
import { prepareDataFolder } from '../../testing/prepared-data-folder.ts';
import { killServerProcesses, startServerProcess, type ServerProcess } from '../../testing/server-process.ts';
import { currentDay } from '../current-day.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'airdex-stopping-'));
  await prepareDataFolder(path.join(scratch, 'data'));
});
afterEach(killServerProcesses);
afterAll(() => rm(scratch, { recursive: true, force: true }));

const start = (environment: Readonly<Record<string, string>> = {}): ServerProcess =>
  startServerProcess({ DATA_DIR: path.join(scratch, 'data'), ...environment });

/** A sign-in whose body follows later: it stays under way, as the server has confirmed, until `finish`. */
function signInSlowly(address: string) {
  const body = JSON.stringify({ username: 'demo', password: 'Demo2026', forceLogin: true });
  const answered = Promise.withResolvers<IncomingMessage | null>();
  const call = request(`${address}/api/Account/Authenticate`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Expect: '100-continue',
    },
  });
  call.once('response', answered.resolve);
  call.once('error', () => answered.resolve(null));
  const begun = new Promise<void>((resolve) => {
    call.once('continue', resolve);
  });
  call.flushHeaders();
  return { begun, finish: () => call.end(body), response: answered.promise };
}

async function inDatabase<Result>(
  dataDir: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ dataDir });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function printed(server: ServerProcess, text: string): Promise<void> {
  while (!server.output().includes(text))
    await new Promise((resolve) => server.process.stdout?.once('data', resolve));
}

/** Whether a server still accepts connections at an address. It says that it is no longer ready. */
const takesCalls = (address: string): Promise<boolean> =>
  fetch(`${address}/readyz`).then(
    ({ status }) => {
      expect(status).toBe(503);
      return true;
    },
    () => false,
  );

describe('a server that is asked to stop', () => {
  test('finishes the calls under way, accepts no more, and exits with 0', async () => {
    const server = start();
    const address = await server.readyAddress();
    // Leaves an idle connection behind, which must not delay it.
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    const call = signInSlowly(address);
    await call.begun;
    expect((await fetch(`${address}/metrics`)).status).toBe(200);
    server.process.kill('SIGTERM');
    await printed(server, 'Stopping');
    while (await takesCalls(address)) await new Promise(setImmediate);
    expect(server.process.exitCode).toBeNull();
    call.finish();
    const response = await call.response;
    expect(response?.statusCode).toBe(200);
    expect(response?.headers.connection).toBe('close');
    response?.resume();
    expect(await server.ended).toBe(0);
  }, 120_000);

  test('lets a client read an export to its end', async () => {
    const DATA_DIR = path.join(scratch, 'large');
    await prepareDataFolder(DATA_DIR);
    const server = start({ DATA_DIR, SAMPLE_PROGRAMMES: '3000' });
    const address = await server.readyAddress();
    const { token } = (await (
      await fetch(`${address}/api/Account/Authenticate`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username: 'demo', password: 'Demo2026', forceLogin: true }),
      })
    ).json()) as { token: string };
    const file = await fetch(`${address}/api/Search/GetAdvancedSearchProgramsExport`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ isAllSelected: true }),
    });
    expect(file.status).toBe(200);
    const chunks: Uint8Array[] = [];
    for await (const chunk of file.body as unknown as AsyncIterable<Uint8Array>) {
      chunks.push(chunk);
      if (chunks.length > 1) continue;
      // Its beginning has been written, the rest is still being produced.
      server.process.kill('SIGTERM');
      await printed(server, 'Stopping');
    }
    const zip = Buffer.concat(chunks);
    expect(zip.length).toBeGreaterThan(50_000);
    // A ZIP file begins and ends in this way.
    expect(zip.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect(zip.subarray(-22, -18).toString('latin1')).toBe('PK\u0005\u0006');
    expect(await server.ended).toBe(0);
  }, 120_000);

  test('aborts a call that takes too long', async () => {
    const server = start({ SHUTDOWN_TIMEOUT: '1' });
    const call = signInSlowly(await server.readyAddress());
    await call.begun;
    server.process.kill('SIGTERM');
    expect((await call.response)?.statusCode).toBeUndefined();
    expect(await server.ended).toBe(0);
    expect(server.output()).toContain('were cut off');
  }, 120_000);

  test('stops listening while a letter is under way, and records the letter', async () => {
    const DATA_DIR = path.join(scratch, 'letters');
    await prepareDataFolder(DATA_DIR);
    await inDatabase(DATA_DIR, async ({ kysely }) => {
      await fillTestDatabase(kysely, { today: currentDay() });
      await kysely.updateTable('programme').set({ created_at: new Date() }).execute();
      await activateDailyUpdate(kysely, 'demo');
    });
    const arrived = Promise.withResolvers<void>();
    const response = Promise.withResolvers<string>();
    const mails = await openFlakySmtpServer(() => {
      arrived.resolve();
      return response.promise;
    });
    const server = start({
      DATA_DIR,
      SMTP_URL: mails.url,
      DAILY_UPDATE_TIME: '00:00',
      DAILY_UPDATE_TIME_ZONE: 'UTC',
    });
    const address = await server.readyAddress();
    await arrived.promise;
    server.process.kill('SIGTERM');
    await printed(server, 'Stopping');
    while (await takesCalls(address)) await new Promise(setImmediate);
    expect(server.process.exitCode).toBeNull();
    response.resolve('250 Taken');
    expect(await server.ended).toBe(0);
    await mails.close();
    const letters = await inDatabase(DATA_DIR, ({ kysely }) =>
      kysely.selectFrom('daily_letter').select('state').execute(),
    );
    expect(letters).toEqual([{ state: 'sent' }]);
  }, 120_000);

  test('exits with 0 if its output has no reader', async () => {
    const server = start();
    await server.readyAddress();
    server.process.stdout?.destroy();
    server.process.stderr?.destroy();
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  }, 120_000);

  test('exits immediately on a second signal', async () => {
    const server = start({ SHUTDOWN_TIMEOUT: '600' });
    const call = signInSlowly(await server.readyAddress());
    await call.begun;
    server.process.kill('SIGTERM');
    await printed(server, 'Stopping');
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(130);
    expect((await call.response)?.statusCode).toBeUndefined();
  }, 120_000);
});
