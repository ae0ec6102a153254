import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import type { Caller } from '../../http/caller.ts';
import { PRINTER_DEFAULTS } from '../card-pdf/index.ts';
import { createPrintSessions, type PrintSessions } from './print-sessions.ts';
import { hashSecret } from './secret-hash.ts';
import { findCaller } from './sessions.ts';

describe.each([testDatabase()])('a print session on $name', (kind) => {
  let server: TestServer;
  let sessions: PrintSessions;
  let owner: Caller;
  let ownerHash: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    const { kysely } = server.database;
    sessions = createPrintSessions(kysely, new Uint8Array(32));
    ownerHash = hashSecret(await server.signIn('demo'));
    const found = await findCaller(kysely, ownerHash);
    if (found === undefined) throw new Error('The owner is not signed in');
    owner = found;
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  afterAll(() => server.close());

  test('expires after five minutes, which is longer than any print takes', async () => {
    expect(5 * 60_000).toBeGreaterThan(PRINTER_DEFAULTS.timeLimitMs);
    const begun = new Date('2026-11-29T12:00:00Z');
    vi.useFakeTimers({ toFake: ['Date'], now: begun });
    const { token } = await sessions.open(owner);
    const hash = hashSecret(token);
    vi.setSystemTime(begun.getTime() + 5 * 60_000);
    expect(sessions.ownerOf(hash)).toBe(ownerHash);
    vi.setSystemTime(begun.getTime() + 5 * 60_000 + 1);
    expect(sessions.ownerOf(hash)).toBeUndefined();
  });

  test('is refused if its owner’s ended while the print waited', async () => {
    await expect(sessions.open({ ...owner, idSession: -1 })).rejects.toMatchObject({ code: 'unauthorised' });
  });
});
