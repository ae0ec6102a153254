import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ParsedMail } from 'mailparser';
import { createServer } from '../create-server.ts';
import { testDatabases } from '../database/test-database.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { LETTER_STYLE_HASH } from './letter/letter-style.ts';
import {
  enterProgrammes,
  idOfUser,
  linkTo,
  runOnce,
  subgenresOf,
  subscribe,
  testLetterServices,
  withoutLetters,
} from './testing/letter-testbed.ts';

const HOSTILE = `"><script>alert(1)</script><img src=x onerror='alert(2)'>\r\nBcc: victim@example.com`;

describe.each(testDatabases())('the calls of the daily update on $name', (kind) => {
  let server: TestServer;
  let demo: string;
  let colleague: string;
  let limited: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    [demo, colleague, limited] = await Promise.all([
      server.signIn('demo'),
      server.signIn('colleague'),
      server.signIn('limited'),
    ]);
  });
  afterAll(() => server.close());
  beforeEach(() => withoutLetters(server));

  const settingsOf = async (token: string) => (await server.call('getDailyUpdateConfig', { token })).json;
  const change = (token: string, body: object, language: 'en' | 'ch' = 'en') =>
    server.app.inject({
      method: 'POST',
      url: '/api/Account/SetDailyUpdateConfig/',
      headers: { authorization: `Bearer ${token}`, ...(language === 'ch' ? { languageid: '1' } : {}) },
      payload: body,
    });
  const read = (token: string, idLetter: string) =>
    server.app.inject({
      url: `/api/DailyUpdate/GetDailyUpdateLetter/${idLetter}`,
      headers: { authorization: `Bearer ${token}` },
    });
  const disable = (path: string) =>
    server.call('disableDailyUpdate', {
      params: { idLetter: path.split('/')[2] ?? '', idUser: path.split('/')[3] ?? '' },
    });

  /** Sends a letter with one programme and gives the mail. */
  const letterFor = async (username: string, title = 'Told of'): Promise<ParsedMail> => {
    const idUser = await subscribe(server, username, { Everything: {} });
    const [drama = 0] = await subgenresOf(server, 'drama');
    await enterProgrammes(server, [{ local_title: title, subgenre_id: drama }]);
    await runOnce(await testLetterServices(server), { isNow: true, idUser });
    return server.mailbox.next();
  };

  test('[API-01] [DLY-01] [DLY-02] settings are inactive until they are changed, and each user has their own', async () => {
    expect(await settingsOf(demo)).toEqual({ isActive: false, email: '' });
    const answer = await change(demo, { IsActive: true, Email: 'letters@example.org' });
    expect([answer.statusCode, answer.json()]).toEqual([200, true]);
    expect(await settingsOf(demo)).toEqual({ isActive: true, email: 'letters@example.org' });
    expect(await settingsOf(colleague)).toEqual({ isActive: false, email: '' });
    expect((await change(demo, { isActive: false, email: '' })).statusCode).toBe(200);
    expect(await settingsOf(demo)).toEqual({ isActive: false, email: '' });
  });

  test.each([
    ['no address', 'letters at example.org'],
    ['two addresses', 'a@example.org, b@example.org'],
    ['a header of its own', 'a@example.org\r\nBcc: b@example.org'],
    ['an address that is too long', `${'a'.repeat(60)}@${'b.'.repeat(120)}example.org`],
  ])('[DLY-02] %s is refused by the name of its field and not kept', async (_, email) => {
    await change(demo, { isActive: true, email: 'kept@example.org' });
    const answer = await change(demo, { isActive: false, email });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: 'validation', field: 'email' });
    expect(await settingsOf(demo)).toEqual({ isActive: true, email: 'kept@example.org' });
  });

  test('without the right to it, it is inactive and stays so, and the session goes on', async () => {
    const idUser = await idOfUser(server, 'limited');
    const { kysely } = server.database;
    await kysely
      .updateTable('app_user')
      .set({ has_daily_update_access: false })
      .where('id', '=', idUser)
      .execute();
    expect(await settingsOf(limited)).toEqual({ isActive: false, email: '' });
    const refused = await change(limited, { isActive: true, email: '' });
    expect(refused.statusCode).toBe(404);
    expect(refused.json()).toMatchObject({
      error: 'not-found',
      message: expect.stringMatching(/daily update/),
    });
    expect((await change(limited, { isActive: true, email: '' }, 'ch')).json()).toMatchObject({
      message: expect.stringMatching(/每日更新/),
    });
    expect(await kysely.selectFrom('daily_update').selectAll().execute()).toEqual([]);
  });

  test('turned on again, the first letter looks a day back and no further', async () => {
    const idUser = await subscribe(server, 'demo', { Everything: {} });
    const { kysely } = server.database;
    await kysely
      .updateTable('daily_update')
      .set({ told_until: '2026-03-01T00:00:00Z' })
      .where('user_id', '=', idUser)
      .execute();
    const told = async () =>
      await kysely
        .selectFrom('daily_update')
        .select(['told_until', 'activated_at'])
        .executeTakeFirstOrThrow();
    await change(demo, { isActive: true, email: 'other@example.org' });
    expect(await told()).toEqual({
      told_until: '2026-03-01T00:00:00.000Z',
      activated_at: '2026-01-01T00:00:00.000Z',
    });
    await change(demo, { isActive: false, email: '' });
    await change(demo, { isActive: true, email: '' });
    const again = await told();
    expect(again.told_until).toBeNull();
    expect(Date.now() - Date.parse(again.activated_at ?? '')).toBeLessThan(60_000);
  });

  test('[API-09] [LET-01] a letter is read by its link, by the user it was sent to alone', async () => {
    const mail = await letterFor('demo');
    const idLetter = linkTo(mail.html, '/letter/').slice('/letter/'.length);
    expect(idLetter).toMatch(/^[\w-]{32}$/);
    const answer = await read(demo, idLetter);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('<!doctype html>');
    expect(answer.body).toContain('Told of');
    expect(answer.body).toContain(linkTo(mail.html, '/unSubscribe/'));

    for (const [token, id] of [
      [colleague, idLetter],
      [limited, idLetter],
      [demo, 'x'.repeat(32)],
      [demo, '1'],
      [demo, 'undefined'],
      [demo, '%F0%9F%8E%AC'],
    ] as const) {
      const empty = await read(token, id);
      expect([empty.statusCode, empty.body]).toEqual([200, '']);
    }
    expect((await read('nobody', idLetter)).statusCode).toBe(401);
    expect((await server.call('getDailyUpdateLetter', { params: { id: idLetter } })).status).toBe(401);
  });

  test('[LET-01] nothing that users or the catalogue wrote can run, and nothing else either', async () => {
    const idUser = await subscribe(server, 'demo', { [HOSTILE]: {} });
    await enterProgrammes(server, [{ local_title: HOSTILE, concept_en: HOSTILE }]);
    await runOnce(await testLetterServices(server), { isNow: true, idUser });
    const mail = await server.mailbox.next();
    const page = await read(demo, linkTo(mail.html, '/letter/').slice('/letter/'.length));
    for (const html of [mail.html || '', page.body]) {
      expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(html).not.toMatch(/<script|<img|<iframe|<object|<form|<link|<base|javascript:/i);
      expect(html).not.toMatch(/<[^>]*\son\w+\s*=/i);
    }
    expect(page.headers['content-security-policy']).toContain(
      `default-src 'none'; style-src ${LETTER_STYLE_HASH};`,
    );
    expect(page.headers['content-security-policy']).toContain('sandbox');
    expect(page.headers['content-security-policy']).not.toMatch(/allow-scripts|script-src/);
    expect(page.headers['x-content-type-options']).toBe('nosniff');
    expect([mail.to].flat()[0]?.text).toBe('demo@example.com');
    expect(mail.headers.has('bcc')).toBe(false);
    expect(mail.text).toContain('* "><script>alert(1)</script>');
  });

  test('[LET-01] what a changed subscription no longer holds is gone from the letter', async () => {
    const { kysely } = server.database;
    const idUser = await subscribe(server, 'limited', { Everything: {} });
    const [drama = 0] = await subgenresOf(server, 'drama');
    await enterProgrammes(server, [
      { local_title: 'Stays inside', subgenre_id: drama },
      { local_title: 'Falls outside', subgenre_id: drama, launch_date: '2025-06-01' },
    ]);
    await runOnce(await testLetterServices(server), { isNow: true, idUser });
    const mail = await server.mailbox.next();
    expect(mail.subject).toContain('2 new programmes');
    const { company_id } = await kysely
      .selectFrom('app_user')
      .select('company_id')
      .where('id', '=', idUser)
      .executeTakeFirstOrThrow();
    const opens = (programmes_from: string) =>
      kysely.updateTable('access').set({ programmes_from }).where('company_id', '=', company_id).execute();
    await opens('2026-01-01');
    // Another server stands for the moment after which the first one no longer remembers the subscription.
    const later = await createServer(server.parts);
    const page = await later.inject({
      url: `/api/DailyUpdate/GetDailyUpdateLetter/${linkTo(mail.html, '/letter/').slice('/letter/'.length)}`,
      headers: { authorization: `Bearer ${limited}` },
    });
    await opens('2023-01-01');
    await later.close();
    expect(page.body).toContain('Stays inside');
    expect(page.body).not.toContain('Falls outside');
    expect(page.body).toContain('1 new programme for you');
  });

  test('[API-01] [UNS-01] the link of a letter ends the daily update of its reader, each time, and no other', async () => {
    const others = await letterFor('colleague');
    const mail = await letterFor('demo');
    const link = linkTo(mail.html, '/unSubscribe/');
    const foreign = linkTo(others.html, '/unSubscribe/');
    const [, , idLetter = '', idUser = ''] = link.split('/');
    const [, , otherLetter = '', otherUser = ''] = foreign.split('/');
    for (const wrong of [
      `/unSubscribe/${idLetter}/${otherUser}`,
      `/unSubscribe/${otherLetter}/${idUser}`,
      `/unSubscribe/${idUser}/${idLetter}`,
      `/unSubscribe/${idLetter}/${idLetter}`,
      `/unSubscribe/1/${await idOfUser(server, 'demo')}`,
      `/unSubscribe/${idLetter}/${idUser.slice(0, -1)}`,
    ])
      expect(await disable(wrong)).toMatchObject({ status: 200, json: false });
    expect(await settingsOf(demo)).toMatchObject({ isActive: true });

    for (let time = 0; time < 2; time++) {
      expect(await disable(link)).toMatchObject({ status: 200, json: true });
      expect(await settingsOf(demo)).toMatchObject({ isActive: false });
    }
    expect(await settingsOf(colleague)).toMatchObject({ isActive: true });
  });

  test('neither part of a link is stored', async () => {
    const link = linkTo((await letterFor('demo')).html, '/unSubscribe/');
    const rows = JSON.stringify(
      await server.database.kysely.selectFrom('daily_letter').selectAll().execute(),
    );
    for (const part of link.split('/').slice(2)) expect(rows).not.toContain(part);
  });

  const oneClick = (url: string, type: string, payload: string) =>
    server.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
  const FORM = 'application/x-www-form-urlencoded';
  const MULTIPART = 'multipart/form-data; boundary=xyz';
  const multipart = (name: string) =>
    `--xyz\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nOne-Click\r\n--xyz--\r\n`;

  test.each([
    ['a form', FORM, 'List-Unsubscribe=One-Click'],
    ['a multipart form', MULTIPART, multipart('List-Unsubscribe')],
  ])(
    '[UNS-01] mail programs unsubscribe by one POST of %s to the address in the header',
    async (_, type, body) => {
      const url = linkTo((await letterFor('demo')).html, '/unSubscribe/');
      const answer = await oneClick(url, type, body);
      expect([answer.statusCode, answer.body]).toEqual([200, 'Unsubscribed']);
      expect(await settingsOf(demo)).toMatchObject({ isActive: false });
      expect((await oneClick(url, type, body)).statusCode).toBe(200);
    },
  );

  test('a POST without that field, or of a wrong link, changes nothing', async () => {
    const url = linkTo((await letterFor('demo')).html, '/unSubscribe/');
    const field = 'List-Unsubscribe=One-Click';
    for (const [type, body, status] of [
      [FORM, 'x=List-Unsubscribe=One-Click', 400],
      [FORM, '', 400],
      [MULTIPART, multipart('Other'), 400],
      ['application/json', '{}', 415],
      [FORM, field + '&'.repeat(5000), 413],
    ] as const)
      expect((await oneClick(url, type, body)).statusCode).toBe(status);
    expect((await oneClick(`${url}x`, FORM, field)).statusCode).toBe(404);
    expect(await settingsOf(demo)).toMatchObject({ isActive: true });
  });
});
