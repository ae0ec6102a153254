import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { activateDailyUpdate } from '../../testing/daily-update/activate-daily-update.ts';
import type { Database } from '../database/database.ts';
import { fillTestDatabase } from '../../testing/fill-test-database.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { heldBack } from '../commands/run-restore.ts';
import { resendUnsureLetters } from '../features/daily-update/queue/letter-queue.ts';
import { keepBackup } from './keep-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const DAY = '2026-11-20';
const SCHEDULE = { time: '00:00', zone: 'UTC' };

afterEach(() => vi.useRealTimers());

test('a restore sends no mail or letter that may have been sent since the backup', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'airdex-unsent-'));
  const kind = testDatabase();
  const before = await kind.open();
  await fillTestDatabase(before.kysely);
  const users = await before.kysely.selectFrom('app_user').select('id').orderBy('id').limit(3).execute();
  const states = ['waiting', 'composed', 'sent'];
  await before.kysely.deleteFrom('daily_letter').execute();
  for (const [i, { id: user_id }] of users.entries())
    await before.kysely
      .insertInto('daily_letter')
      .values({ user_id, day: DAY, state: states[i], content: i === 0 ? null : '{}' })
      .execute();
  await before.kysely.deleteFrom('queued_mail').execute();
  await sql`
    insert into queued_mail (mail, has_secret, message_id, state, expires_at)
    values ('plain', false, 'a', 'waiting', now()), ('secret', true, 'b', 'waiting', now()),
      ('refused', false, 'c', 'failed', now())`.execute(before.kysely);
  const file = path.join(folder, 'a.backup');
  await keepBackup(await writeBackup(before, folder, []), file);
  await before.close();

  const database = await kind.open();
  const { kysely } = database;
  const { held } = await restoreBackup(database, path.join(folder, 'restored'), file, SCHEDULE);
  expect(held).toEqual({ mails: 2, letters: 2 });
  expect(heldBack(held)).toMatch(/unsure.*: 2 mails and 2 daily letters\.$/);
  expect(heldBack({ mails: 1, letters: 0 })).toContain('1 mail and 0 daily letters');
  expect(heldBack({ mails: 0, letters: 0 })).toBe('');
  const mails = await kysely
    .selectFrom('queued_mail')
    .select(['state', 'mail'])
    .orderBy('message_id')
    .execute();
  expect(mails).toEqual([
    { state: 'unsure', mail: 'plain' },
    { state: 'unsure', mail: null },
    { state: 'failed', mail: 'refused' },
  ]);
  const letters = async () => {
    const rows = await kysely.selectFrom('daily_letter').select('state').orderBy('user_id').execute();
    return rows.map(({ state }) => state);
  };
  expect(await letters()).toEqual(['unsure', 'unsure', 'sent']);
  await resendUnsureLetters(kysely, { day: DAY, idUser: null });
  expect(await letters()).toEqual(states);

  await database.close();
  await rm(folder, { recursive: true, force: true });
}, 120_000);

test.each([
  ['began before they were due, and ended after that', '2026-11-20T05:59:00Z'],
  ['was made after they were due, before the server had created them', '2026-11-20T06:00:10Z'],
])(
  'a restore holds the letters of the day if the backup %s',
  async (_, begun) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'airdex-unsent-'));
    const kind = testDatabase();
    const before = await kind.open();
    await fillTestDatabase(before.kysely);
    await activateDailyUpdate(before.kysely, 'demo', 'colleague');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(begun) });
    const connect = async () => {
      vi.setSystemTime('2026-11-20T06:01:00Z');
      return before.pool.connect();
    };
    const slow = { pool: { connect } } as unknown as Pick<Database, 'pool'>;
    const file = path.join(folder, 'a.backup');
    await keepBackup(await writeBackup(slow, folder, []), file);
    await before.close();

    const database = await kind.open();
    const schedule = { time: '06:00', zone: 'UTC' };
    const { createdAt, held } = await restoreBackup(database, path.join(folder, 'restored'), file, schedule);
    expect(new Date(createdAt)).toEqual(new Date(begun));
    expect(held.letters).toBe(2);
    const letters = await database.kysely.selectFrom('daily_letter').select(['day', 'state']).execute();
    expect(letters).toEqual([
      { day: '2026-11-20', state: 'unsure' },
      { day: '2026-11-20', state: 'unsure' },
    ]);
    await database.close();
    await rm(folder, { recursive: true, force: true });
  },
  120_000,
);
