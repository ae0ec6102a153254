import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../database/open-database.ts';
import { openFlakySmtpServer, type FlakySmtpServer } from '../../../testing/flaky-smtp-server.ts';
import { prepareDataFolder } from '../../../testing/prepared-data-folder.ts';
import { killServerProcesses, startServerProcess } from '../../../testing/server-process.ts';
import { until } from '../../../testing/until.ts';

/** A server starts twice, on a machine that is busy with other tests. */
const LIMIT_MS = 180_000;

let dataDir: string;
let mails: FlakySmtpServer;
let answer: string;
let requests: number;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'airdex-killed-'));
  await prepareDataFolder(dataDir);
  requests = 0;
  mails = await openFlakySmtpServer(
    () => '250 Taken',
    () => {
      requests++;
      return answer;
    },
  );
});
afterEach(async () => {
  killServerProcesses();
  await mails.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Simulates the end of the half minute for which a killed node holds its mails. */
async function letLeasesEnd(): Promise<void> {
  const { kysely, close } = await openDatabase({ dataDir });
  const now = new Date();
  await kysely.updateTable('queued_mail').set({ claimed_until: now, next_attempt_at: now }).execute();
  await close();
}

const start = () => startServerProcess({ DATA_DIR: dataDir, SMTP_URL: mails.url });
const post = async (address: string, call: string, body: object): Promise<unknown> => {
  const response = await fetch(`${address}/api/Account/${call}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
};

test(
  '[PWD-01] [FTR-02] promised mails are sent after a kill and restart, once',
  async () => {
    answer = '450 Greylisted';
    const killed = start();
    const address = await killed.readyAddress();
    const request = { firstName: 'A', lastName: 'B', country: 'C', jobTitle: 'D', companyName: 'E' };
    const contact = { phoneNumber: '1', email: 'a@example.org', message: 'F' };
    expect(await post(address, 'RecoverPassword', { email: 'demo@example.com' })).toBe(true);
    expect(await post(address, 'FreeTrial', { ...request, ...contact })).toBe(true);
    await until(async () => requests >= 2);
    killed.process.kill('SIGKILL');
    await killed.ended;
    expect(mails.received()).toEqual([]);

    await letLeasesEnd();
    answer = '250 OK';
    const next = start();
    const metrics = `${await next.readyAddress()}/metrics`;
    await until(async () =>
      (await (await fetch(metrics)).text()).includes('airdex_mails_total{outcome="sent"} 2'),
    );
    next.process.kill('SIGTERM');
    expect(await next.ended).toBe(0);
    const subjects = mails.received().map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim());
    expect(subjects.sort()).toEqual(['Free trial request: E', 'Reset your Airdex password']);
  },
  LIMIT_MS,
);
