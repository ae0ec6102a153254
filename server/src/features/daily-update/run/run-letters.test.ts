import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';
import {
  enterProgrammes,
  idOfUser,
  linkTo,
  runOnce,
  subgenresOf,
  subscribe,
  testLetterServices,
  withoutLetters,
} from '../../../../testing/daily-update/letter-testbed.ts';
import { LETTER_DAY } from '../../../../testing/daily-update/letter-schedule-of-tests.ts';
import { purgeLetters } from '../queue/letter-queue.ts';
import type { LetterServices } from './letter-services.ts';

describe.each(testDatabases())('daily letters on $name', (kind) => {
  let server: TestServer;
  let services: LetterServices;
  beforeAll(async () => {
    server = await startTestServer(kind);
    services = await testLetterServices(server);
  });
  afterAll(() => server.close());
  beforeEach(() => withoutLetters(server));

  const stateOf = async (username: string) =>
    server.database.kysely
      .selectFrom('daily_letter')
      .select(['state', 'attempts', 'problem', 'message_id', 'next_attempt_at'])
      .where('user_id', '=', await idOfUser(server, username))
      .where('day', '=', LETTER_DAY)
      .executeTakeFirst();
  const arrived = () => server.mailbox.received().length;
  const results = async (options = {}, with_ = services) =>
    Object.fromEntries(
      (await runOnce(with_, options)).outcomes.map(({ username, result }) => [username, result]),
    );

  test('[DLY-03] list the new programmes of each flagged search, with links and a text part', async () => {
    const [drama = 0] = await subgenresOf(server, 'drama');
    await subscribe(server, 'demo', {
      'Harbour <stories>': { term: 'harbour', selectedSearchTitles: ['local_title_noaccent'] },
      'All drama': { selectedGenres: [drama] },
      'Nothing of the kind': { term: 'no programme has this name' },
    });
    const [harbour = 0] = await enterProgrammes(server, [
      { local_title: 'Harbour of letters', subgenre_id: drama, concept_en: 'A quay & its people.' },
      { local_title: 'Another drama', subgenre_id: drama, channel: 'JP Channel 2' },
      { local_title: 'Not asked for' },
    ]);
    const before = arrived();
    expect(await results()).toEqual({ demo: 'sent' });
    const mail = await server.mailbox.next();
    expect(arrived()).toBe(before + 1);

    expect(mail.subject).toBe('Daily update: 2 new programmes');
    expect([mail.to].flat()[0]?.text).toBe('demo@example.com');
    const html = mail.html || '';
    expect(html).toContain('Harbour &lt;stories&gt;');
    expect(html).toContain('A quay &amp; its people.');
    expect(html).toContain('France · FR Channel 1 · 01/11/2026');
    expect(html).not.toContain('Nothing of the kind');
    expect(html).not.toContain('Not asked for');
    expect(html.match(/Harbour of letters/g)?.length).toBeGreaterThanOrEqual(2);
    expect(linkTo(html, '/card/')).toBe(`/card/${harbour}`);
    expect(linkTo(html, '/savedSearches')).toMatch(/\?launch=\d+$/);
    expect(html).toMatch(/lang="en"/);
    for (const text of ['Harbour <stories> – 1 new', '* Another drama', 'Japan · JP Channel 2 · 01/11/2026'])
      expect(mail.text).toContain(text);
    for (const path of ['/letter/', '/unSubscribe/', '/dailyUpdate']) {
      expect(mail.text).toContain(`https://tv.example.com${linkTo(html, path)}`);
    }

    const unsubscribe = `https://tv.example.com${linkTo(html, '/unSubscribe/')}`;
    const header = (name: string) =>
      mail.headerLines.find(({ key }) => key === name)?.line.replace(/\r?\n +/g, ' ');
    expect(header('list-unsubscribe')).toBe(`List-Unsubscribe: <${unsubscribe}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(mail.messageId).toBe((await stateOf('demo'))?.message_id);
  });

  test('[DLY-03] are written in the language in which the reader last changed the settings, to the address that was set', async () => {
    await subscribe(server, 'demo', { 'My search': {} });
    await subscribe(server, 'colleague', { 我的搜索: {} }, 'post@example.org');
    const token = await server.signIn('colleague');
    const body = { isActive: true, email: 'post@example.org' };
    await server.call('setDailyUpdateConfig', { token, body, language: 'ch' });
    const [drama = 0] = await subgenresOf(server, 'drama');
    await enterProgrammes(server, [
      { local_title: 'Une affiche', subgenre_id: drama, concept_zh: '码头的故事' },
    ]);
    expect(await results()).toEqual({ demo: 'sent', colleague: 'sent' });
    const chinese = await server.mailbox.next((mail) => [mail.to].flat()[0]?.text === 'post@example.org');
    const english = await server.mailbox.next();
    expect(chinese.subject).toBe('每日更新：1 个新节目');
    expect(chinese.html).toContain('lang="zh-CN"');
    expect(chinese.html).toContain('法国 · FR Channel 1 · 2026/11/01');
    expect(chinese.html).toContain('码头的故事');
    expect(chinese.text).toContain('我的搜索 – 1 个新节目');
    expect(chinese.text).toContain('退订：https://tv.example.com/unSubscribe/');
    expect(english.subject).toBe('Daily update: 1 new programme');
    expect(english.html).not.toMatch(/[\u4e00-\u9fff]/);
  });

  test('take no number again when they are checked again', async () => {
    await subscribe(server, 'demo', {});
    await runOnce(services);
    const { id } = await server.database.kysely
      .selectFrom('daily_letter')
      .select('id')
      .executeTakeFirstOrThrow();
    await runOnce(services);
    const next = await sql<{ id: number }>`
      select nextval(pg_get_serial_sequence('daily_letter', 'id'))::integer as id`.execute(
      server.database.kysely,
    );
    expect(next.rows).toEqual([{ id: id + 1 }]);
  });

  test('[DLY-03] are sent once a day, begin where the last one ended, and are not sent without new programmes', async () => {
    await subscribe(server, 'demo', { 'My search': {} });
    await enterProgrammes(server, [{ local_title: 'Monday Show' }]);
    expect(await results()).toEqual({ demo: 'sent' });
    expect((await server.mailbox.next()).html).toContain('Monday Show');
    const before = arrived();
    await enterProgrammes(server, [{ local_title: 'Tuesday Show' }]);
    expect(await results()).toEqual({});
    expect(await results({ isNow: true })).toEqual({});
    expect(arrived()).toBe(before);

    const on = (day: string) => testLetterServices(server, { now: () => new Date(`${day}T12:00:00Z`) });
    expect(await results({}, await on('2026-11-21'))).toEqual({ demo: 'sent' });
    const second = await server.mailbox.next();
    expect(second.html).toContain('Tuesday Show');
    expect(second.html).not.toContain('Monday Show');
    expect(await results({}, await on('2026-11-22'))).toEqual({ demo: 'nothing-new' });
    expect(arrived()).toBe(before + 1);
  });

  test('wait for their time, or for the next day if activated later; by hand they are sent at once', async () => {
    const early = await testLetterServices(server, { now: () => new Date('2026-11-20T04:59:00Z') });
    const idUser = await subscribe(server, 'demo', { 'My search': {} });
    await enterProgrammes(server, [{ local_title: 'Early Show' }]);
    expect(await results({}, early)).toEqual({});
    await server.database.kysely
      .updateTable('daily_update')
      .set({ activated_at: '2026-11-20T09:00:00Z' })
      .where('user_id', '=', idUser)
      .execute();
    expect(await results()).toEqual({});
    expect(await results({ isNow: true, idUser: await idOfUser(server, 'colleague') })).toEqual({});
    expect(await results({ isNow: true, idUser }, early)).toEqual({ demo: 'sent' });
    await server.mailbox.next();
    expect(await results()).toEqual({});
  });

  test('check a day without new programmes once more when sent by hand', async () => {
    await subscribe(server, 'demo', { 'My search': {} });
    expect(await results()).toEqual({ demo: 'nothing-new' });
    await enterProgrammes(server, [{ local_title: 'Late Show' }]);
    expect(await results()).toEqual({});
    expect(await results({ isNow: true })).toEqual({ demo: 'sent' });
    expect((await server.mailbox.next()).html).toContain('Late Show');
  });

  test('are not sent to users who turned them off or may not receive them', async () => {
    const { kysely } = server.database;
    const off = await subscribe(server, 'demo', { 'My search': {} });
    const without = await subscribe(server, 'limited', { 'My search': {} });
    await kysely.updateTable('daily_update').set({ is_active: false }).where('user_id', '=', off).execute();
    await kysely
      .updateTable('app_user')
      .set({ has_daily_update_access: false })
      .where('id', '=', without)
      .execute();
    await enterProgrammes(server, [{ local_title: 'Unread Show' }]);
    expect(await results({ isNow: true })).toEqual({});
    expect(await stateOf('demo')).toBeUndefined();
  });

  test('[DLY-03] contain no programme outside the subscription, neither by name nor in a count', async () => {
    const [drama = 0] = await subgenresOf(server, 'drama');
    const [news = 0] = await subgenresOf(server, 'news');
    await subscribe(server, 'limited', { Everything: {} });
    await enterProgrammes(server, [
      { local_title: 'Inside', subgenre_id: drama },
      { local_title: 'Other country', subgenre_id: drama, channel: 'US Channel 1' },
      { local_title: 'Other genre', subgenre_id: news },
      { local_title: 'No genre' },
      { local_title: 'Too old', subgenre_id: drama, launch_date: '2019-01-01' },
    ]);
    expect(await results()).toEqual({ limited: 'sent' });
    const mail = await server.mailbox.next();
    expect(mail.subject).toBe('Daily update: 1 new programme');
    expect(mail.html).toContain('Inside');
    for (const hidden of ['Other country', 'Other genre', 'No genre', 'Too old']) {
      expect(mail.html).not.toContain(hidden);
      expect(mail.text).not.toContain(hidden);
    }
  });

  test('[DLY-03] are sent later, once and with the same id, if the server does not accept the mail', async () => {
    await subscribe(server, 'demo', { 'My search': {} });
    await enterProgrammes(server, [{ local_title: 'Stubborn Show' }]);
    const before = arrived();
    server.mailbox.failNext(2);
    expect(await results()).toEqual({ demo: 'retry' });
    const waiting = await stateOf('demo');
    expect(waiting).toMatchObject({ state: 'composed', attempts: 1, problem: 'EMESSAGE 451' });
    const minutes = (Date.parse(waiting?.next_attempt_at ?? '') - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(0.5);
    expect(minutes).toBeLessThan(1.5);
    expect(await results()).toEqual({});
    const sooner = () =>
      server.database.kysely.updateTable('daily_letter').set({ next_attempt_at: new Date() }).execute();
    await sooner();
    expect(await results()).toEqual({ demo: 'retry' });
    await sooner();
    expect(await results()).toEqual({ demo: 'sent' });
    const mail = await server.mailbox.next();
    expect(mail.messageId).toBe(waiting?.message_id);
    await sooner();
    expect(await results()).toEqual({});
    expect(arrived()).toBe(before + 1);
  });

  test('are not retried after their day, and the next one covers everything', async () => {
    await subscribe(server, 'demo', { 'My search': {} });
    await enterProgrammes(server, [{ local_title: 'First Show' }]);
    server.mailbox.failNext(1);
    expect(await results()).toEqual({ demo: 'retry' });
    await enterProgrammes(server, [{ local_title: 'Second Show' }]);
    const next = await testLetterServices(server, { now: () => new Date('2026-11-21T12:00:00Z') });
    expect(await results({}, next)).toEqual({ demo: 'sent' });
    const mail = await server.mailbox.next();
    expect(mail.html).toContain('First Show');
    expect(mail.html).toContain('Second Show');
    expect(await stateOf('demo')).toMatchObject({ state: 'failed', problem: 'EMESSAGE 451' });
  });

  test('are kept for more than a year, and then deleted', async () => {
    const idUser = await subscribe(server, 'demo', { 'My search': {} });
    const { kysely } = server.database;
    const days = ['2025-10-15', '2025-10-17', '2026-11-19'];
    await kysely
      .insertInto('daily_letter')
      .values(days.map((day) => ({ user_id: idUser, day, state: 'sent' })))
      .execute();
    await purgeLetters(kysely, LETTER_DAY);
    const left = await kysely.selectFrom('daily_letter').select('day').orderBy('day').execute();
    expect(left.map(({ day }) => day)).toEqual(['2025-10-17', '2026-11-19']);
  });
});
