import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../testing/test-database.ts';
import { runAsOperator } from '../../../../testing/run-as-operator.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { until } from '../../../../testing/until.ts';
import { untilBlocked } from '../../../../testing/until-blocked.ts';
import {
  enterProgrammes,
  linkTo,
  runOnce,
  subscribe,
  testLetterServices,
  withoutLetters,
} from '../../../../testing/daily-update/letter-testbed.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const LINK = '/confirmEmail/';

describe.each([testDatabase()])('the address of the daily letter on $name', (kind) => {
  let server: TestServer;
  let demo: string;
  let idUser: number;
  beforeAll(async () => {
    server = await startTestServer(kind);
    demo = await server.signIn('demo');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await withoutLetters(server);
    idUser = await subscribe(server, 'demo', { Everything: {} });
  });

  const config = async () => (await server.call('getDailyUpdateConfig', { token: demo })).json;
  const set = async (email: string, isActive = true, language: 'en' | 'ch' = 'en'): Promise<void> => {
    const body = { isActive, email };
    expect(await server.call('setDailyUpdateConfig', { token: demo, body, language })).toMatchObject({
      status: 200,
      json: true,
    });
  };
  /** Enters an address and returns the path of the mailed link. */
  const linkFor = async (email: string): Promise<string> => {
    await set(email);
    const mail = await server.mailbox.next();
    expect(server.mailbox.envelopes().at(-1)).toEqual([email]);
    return linkTo(mail.html, LINK);
  };
  const open = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
  const confirm = (url: string) => server.app.inject({ method: 'POST', url, headers: FORM });
  const setExpiry = (link_expires_at: Date) =>
    server.database.kysely.updateTable('daily_update').set({ link_expires_at }).execute();
  /** The recipient of the day's letter. */
  const letterGoesTo = async (): Promise<unknown> => {
    await server.database.kysely.deleteFrom('daily_letter').execute();
    await enterProgrammes(server, [{ local_title: 'New' }]);
    const { outcomes } = await runOnce(await testLetterServices(server), { isNow: true, idUser });
    expect(outcomes).toMatchObject([{ result: 'sent' }]);
    await server.mailbox.next();
    return server.mailbox.envelopes().at(-1);
  };

  test('[DLY-02] [DLY-03] a new one gets letters only after its link was opened and its button clicked', async () => {
    const link = await linkFor('new@example.org');
    expect(await config()).toEqual({ isActive: true, email: 'new@example.org', isConfirmed: false });
    expect(await letterGoesTo()).toEqual(['demo@example.com']);
    // Like programs that check the links of mails.
    for (let time = 0; time < 2; time++) {
      const page = await open(link);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('Send the daily update of the Airdex user “demo” to new@example.org?');
      expect(page.body).toContain('<form method="post">');
    }
    expect(await config()).toMatchObject({ isConfirmed: false });

    const done = await confirm(link);
    expect([done.statusCode, done.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(done.body).toContain('Address confirmed');
    expect(await config()).toEqual({ isActive: true, email: 'new@example.org', isConfirmed: true });
    expect(await letterGoesTo()).toEqual(['new@example.org']);
  });

  test('a confirmed one stays in use until the next is confirmed, and needs no link to return to', async () => {
    await confirm(await linkFor('first@example.org'));
    const second = await linkFor('second@example.org');
    expect(await letterGoesTo()).toEqual(['first@example.org']);
    const before = server.mailbox.received().length;
    await set('First@Example.org');
    expect(await config()).toMatchObject({ email: 'First@Example.org', isConfirmed: true });
    expect((await confirm(second)).statusCode).toBe(404);
    expect(await letterGoesTo()).toEqual(['First@example.org']);
    expect(server.mailbox.received()).toHaveLength(before + 1);
  });

  test.each(['demo@example.com', 'Demo@Example.COM', ''])(
    '[DLY-02] that of the account, entered as "%s", needs no link',
    async (email) => {
      const before = server.mailbox.received().length;
      await set(email);
      expect(await config()).toEqual({ isActive: true, email, isConfirmed: true });
      expect(await letterGoesTo()).toEqual([email.startsWith('D') ? 'Demo@example.com' : 'demo@example.com']);
      expect(server.mailbox.received()).toHaveLength(before + 1);
    },
  );

  test('that of the account follows a change of the account, and another one stays', async () => {
    const change = (email: string) =>
      runAsOperator(server.database, 'user change', { username: 'demo', email });
    await set('Demo@Example.com');
    await change('corrected@example.com');
    expect(await letterGoesTo()).toEqual(['corrected@example.com']);
    expect(await config()).toEqual({ isActive: true, email: '', isConfirmed: true });
    await confirm(await linkFor('other@example.org'));
    await change('demo@example.com');
    expect(await letterGoesTo()).toEqual(['other@example.org']);
    expect(await config()).toMatchObject({ email: 'other@example.org', isConfirmed: true });
  });

  test('a link works once, until it expires or another address is entered', async () => {
    const once = await linkFor('once@example.org');
    expect((await confirm(once)).statusCode).toBe(200);
    const older = await linkFor('older@example.org');
    const expired = await linkFor('expired@example.org');
    await setExpiry(new Date(Date.now() - 1));
    for (const link of [once, older, expired, `${LINK}x`, `${LINK}%00`]) {
      expect((await confirm(link)).statusCode).toBe(404);
      const page = await open(link);
      expect(page.statusCode).toBe(404);
      expect(page.body).toContain('This link is no longer available!');
      expect((await open(link, { 'accept-language': 'zh-CN,zh;q=0.9' })).body).toContain('此链接已失效！');
    }
    expect(await letterGoesTo()).toEqual(['once@example.org']);
  });

  test('of two simultaneous uses of a link one confirms', async () => {
    const link = await linkFor('twice@example.org');
    const statuses = (await Promise.all([confirm(link), confirm(link)])).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 404]);
    expect(await config()).toMatchObject({ email: 'twice@example.org', isConfirmed: true });
  });

  test('stays confirmed if the settings change at the same time', async () => {
    const link = await linkFor('kept@example.org');
    const { changes } = await server.database.kysely.transaction().execute(async (transaction) => {
      await transaction.selectFrom('app_user').select('id').forUpdate().execute();
      const confirming = confirm(link);
      await untilBlocked(server.database);
      const changing = set('kept@example.org', false);
      await untilBlocked(server.database, 2);
      return { changes: [confirming, changing] };
    });
    await Promise.all(changes);
    expect(await config()).toEqual({ isActive: false, email: 'kept@example.org', isConfirmed: true });
  });

  test('gets one mail for repeated calls and the switch, and another if it expired or is entered again', async () => {
    const link = await linkFor('patient@example.org');
    const before = server.mailbox.received().length;
    await set('patient@example.org');
    await setExpiry(new Date(Date.now() + 60_000));
    await set('patient@example.org', false);
    await set('patient@example.org');
    expect(await letterGoesTo()).toEqual(['demo@example.com']);
    expect(server.mailbox.received()).toHaveLength(before + 1);
    const second = await linkFor('patient@example.org');
    expect(second).not.toBe(link);
    await setExpiry(new Date(0));
    await set('patient@example.org', false);
    expect(server.mailbox.received()).toHaveLength(before + 2);
    expect(await linkFor('patient@example.org')).not.toBe(second);
  });

  test('gets no mail once another one is in use', async () => {
    await set('typo@example.org');
    await server.mailbox.next();
    const { kysely } = server.database;
    const kept = () => kysely.selectFrom('queued_mail').select('id').execute();
    // The mail has arrived before the queue notes it.
    await until(async () => (await kept()).length === 0);
    const waiting = sql`
      insert into queued_mail (topic, mail, has_secret, message_id, state, next_attempt_at, expires_at)
      values (${`letter address ${String(idUser)}`}, '{}', true, 'deferred', 'waiting', 'infinity', 'infinity')`;
    await waiting.execute(kysely);
    expect(await kept()).toHaveLength(1);
    await set('');
    expect(await kept()).toEqual([]);
  });

  test('[LNG-03] mail and page are in the language of the page on which the address was entered', async () => {
    await set('chinese@example.org', true, 'ch');
    const mail = await server.mailbox.next();
    expect(mail.subject).toBe('请确认接收 Airdex 每日更新的邮箱');
    expect(mail.text).toContain('48 小时');
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    const page = await open(linkTo(mail.html, LINK));
    expect(page.body).toContain('<html lang="zh-CN">');
    expect(page.body).toContain('是否将 Airdex 用户“demo”的每日更新发送至 chinese@example.org？');
  });

  test("the page runs nothing, loads nothing, and shows users' input as text", async () => {
    const link = await linkFor(`o'hara@example.org`);
    const page = await open(link);
    const style = /<style>([^<]*)<\/style>/.exec(page.body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page.headers).toMatchObject({
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(page.body).toContain('o&#39;hara@example.org');
    expect(page.body).not.toMatch(/<script|<img|<link|style=|\son\w+=/i);
  });

  test('the link is stored only as its hash, and accepts only forms', async () => {
    const link = await linkFor('stored@example.org');
    const { kysely } = server.database;
    const rows = [
      await kysely.selectFrom('daily_update').selectAll().execute(),
      await kysely.selectFrom('queued_mail').selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).toContain('stored@example.org');
    expect(JSON.stringify(rows)).not.toContain(link.slice(LINK.length));
    const post = (headers: Record<string, string>, payload: string) =>
      server.app.inject({ method: 'POST', url: link, headers, payload });
    expect((await post({ 'content-type': 'application/json' }, '{}')).statusCode).toBe(415);
    expect((await post(FORM, 'x'.repeat(2000))).statusCode).toBe(413);
    expect(await config()).toMatchObject({ isConfirmed: false });
  });

  test('[UNS-01] the link of a letter unsubscribes while an address waits, and after it was confirmed', async () => {
    for (const isConfirmedFirst of [false, true]) {
      await set('', true);
      const link = await linkFor('leaving@example.org');
      if (isConfirmedFirst) await confirm(link);
      await enterProgrammes(server, [{ local_title: 'Another' }]);
      await server.database.kysely.deleteFrom('daily_letter').execute();
      await runOnce(await testLetterServices(server), { isNow: true, idUser });
      const letter = await server.mailbox.next();
      const [, , idLetter = '', reader = ''] = linkTo(letter.html, '/unSubscribe/').split('/');
      const params = { idLetter, idUser: reader };
      expect(await server.call('disableDailyUpdate', { params })).toMatchObject({ json: true });
      expect(await config()).toMatchObject({ isActive: false, isConfirmed: isConfirmedFirst });
    }
  });
});
