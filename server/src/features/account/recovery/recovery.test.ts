import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../testing/test-database.ts';
import type { TestResponse } from '../../../../testing/test-call.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { untilBlocked } from '../../../../testing/until-blocked.ts';
import { isPasswordRight } from '../password.ts';
import { hashSecret } from '../secret-hash.ts';

const LINK = /https:\/\/tv\.example\.com\/recoverPassword\/([\w-]{43})(?=\s|"|<|$)/g;

describe.each([testDatabase()])('recovering a password on $name', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());
  afterEach(() => server.database.kysely.deleteFrom('password_recovery').execute());

  const recover = (email: string): Promise<TestResponse> =>
    server.call('recoverPassword', { body: { email } });
  const canUse = async (hash: string): Promise<unknown> =>
    (await server.call('canRecoverPassword', { body: { hash } })).json;
  const use = (hash: string, newPassword: string): Promise<TestResponse> =>
    server.call('useRecoverPassword', { body: { hash, newPassword } });
  /** Requests a link and reads it from the mail. */
  const linkFor = async (username: string): Promise<string> => {
    expect(await recover(`${username}@example.com`)).toMatchObject({ status: 200, json: true });
    const mail = await server.mailbox.next(
      ({ to }) => to !== undefined && JSON.stringify(to).includes(username),
    );
    const secrets = new Set([...(mail.text ?? '').matchAll(LINK)].map(([, secret]) => secret));
    expect(secrets.size).toBe(1);
    return [...secrets][0] ?? '';
  };
  const passwordOf = async (username: string): Promise<string> =>
    (
      await server.database.kysely
        .selectFrom('app_user')
        .select('password_hash')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
    ).password_hash;

  test('[PWD-01] [API-01] mails the link to the user only, in any case of the address', async () => {
    expect(await recover('DEMO@Example.com')).toMatchObject({ status: 200, json: true });
    const mail = await server.mailbox.next();
    expect(mail.subject).toBe('Reset your Airdex password');
    expect(server.mailbox.envelopes().at(-1)).toEqual(['demo@example.com']);
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail.text).toContain('“demo”');
    expect(mail.text).toContain('60 minutes');
    const [inText] = [...(mail.text ?? '').matchAll(LINK)];
    const inHtml = [...(mail.html || '').matchAll(LINK)];
    expect(inHtml.length).toBeGreaterThan(0);
    expect(new Set(inHtml.map(([, secret]) => secret))).toEqual(new Set([inText?.[1]]));
  });

  test('[PWD-01] returns false and sends no mail for an unknown address', async () => {
    const before = server.mailbox.received().length;
    expect(await recover('nobody@example.com')).toMatchObject({ status: 200, json: false });
    expect(await server.database.kysely.selectFrom('password_recovery').selectAll().execute()).toEqual([]);
    // Only the later mail, which can be sent, arrives.
    await linkFor('demo');
    expect(server.mailbox.received()).toHaveLength(before + 1);
  });

  test('[PWD-01] [LNG-03] writes the mail in the language of the user, not of the page', async () => {
    const { kysely } = server.database;
    await kysely
      .updateTable('app_user')
      .set({ language: 'ch' })
      .where('username', '=', 'colleague')
      .execute();
    await recover('colleague@example.com');
    const mail = await server.mailbox.next();
    expect(mail.subject).toBe('重置您的 Airdex 密码');
    expect(mail.text).toContain('60 分钟');
    expect(mail.html).toContain('<html lang="zh-CN">');
  });

  test('[PWD-02] [API-01] accepts a link once: it sets the password, ends the sessions, and is used up', async () => {
    const token = await server.signIn('limited');
    const secret = await linkFor('limited');
    expect(await canUse(secret)).toBe(true);
    expect(await use(secret, 'Recovered1')).toMatchObject({ status: 200, json: true });
    expect((await server.call('hasReports', { token })).status).toBe(401);
    expect(await isPasswordRight(await passwordOf('limited'), 'Recovered1')).toBe(true);
    const login = { username: 'limited', password: 'Recovered1' };
    expect((await server.call('authenticate', { body: login })).json).toMatchObject({
      isAlreadyLoggedIn: false,
    });
    expect(await canUse(secret)).toBe(false);
    expect(await use(secret, 'Recovered2')).toMatchObject({ status: 200, json: false });
    expect(await isPasswordRight(await passwordOf('limited'), 'Recovered1')).toBe(true);
  });

  test('[PWD-02] expires a link after an hour', async () => {
    const secret = await linkFor('demo');
    const { kysely } = server.database;
    const { expires_at } = await kysely
      .selectFrom('password_recovery')
      .select('expires_at')
      .executeTakeFirstOrThrow();
    expect(Math.round((Date.parse(expires_at) - Date.now()) / 60_000)).toBe(60);
    await kysely
      .updateTable('password_recovery')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    const before = await passwordOf('demo');
    expect(await canUse(secret)).toBe(false);
    expect((await use(secret, 'Recovered1')).json).toBe(false);
    expect(await passwordOf('demo')).toBe(before);
  });

  test('[PWD-02] replaces an older link with a newer one, and keeps those of others', async () => {
    const colleague = await linkFor('colleague');
    const older = await linkFor('demo');
    const newer = await linkFor('demo');
    expect([await canUse(older), await canUse(newer), await canUse(colleague)]).toEqual([false, true, true]);
    expect((await use(older, 'Recovered1')).json).toBe(false);
  });

  test('[PWD-02] keeps the older link if the mail with the newer one cannot be queued', async () => {
    const older = await linkFor('demo');
    const { kysely } = server.database;
    await sql`alter table queued_mail add constraint no_mail check (false) not valid`.execute(kysely);
    expect((await recover('demo@example.com')).status).toBe(500);
    await sql`alter table queued_mail drop constraint no_mail`.execute(kysely);
    expect(await canUse(older)).toBe(true);
  });

  // The transactions of the embedded database run one after the other.
  test.skipIf(kind.name === 'pglite')('does not deadlock with a change of the user', async () => {
    const secret = await linkFor('demo');
    const { kysely } = server.database;
    const using = await kysely.transaction().execute(async (transaction) => {
      await transaction.selectFrom('app_user').select('id').forUpdate().execute();
      const pending = use(secret, 'Recovered1');
      await untilBlocked(server.database);
      await transaction.deleteFrom('password_recovery').execute();
      return { pending };
    });
    expect(await using.pending).toMatchObject({ status: 200, json: false });
  });

  test('[PWD-02] lets exactly one of several simultaneous uses win, and its password counts', async () => {
    const secret = await linkFor('limited');
    const passwords = Array.from({ length: 5 }, (_, index) => `AtOnce${index}`);
    const answers = await Promise.all(passwords.map((password) => use(secret, password)));
    expect(answers.map(({ status }) => status)).toEqual(passwords.map(() => 200));
    const winners = passwords.filter((_, index) => answers[index]?.json === true);
    expect(winners).toHaveLength(1);
    expect(await isPasswordRight(await passwordOf('limited'), winners[0] ?? '')).toBe(true);
  });

  test('stores only the hash of a link', async () => {
    const secret = await linkFor('demo');
    const [row] = await server.database.kysely.selectFrom('password_recovery').selectAll().execute();
    expect(row?.link_hash).toBe(hashSecret(secret));
    expect(JSON.stringify(row)).not.toContain(secret);
  });

  test.each([
    ['recoverPassword', { email: 'not an address' }, 'email'],
    ['recoverPassword', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email'],
    ['recoverPassword', { email: `${'a'.repeat(243)}@example.com` }, 'email'],
    ['canRecoverPassword', { hash: ' ' }, 'hash'],
    ['useRecoverPassword', { hash: 'x', newPassword: 'weak' }, 'newPassword'],
    ['useRecoverPassword', { hash: 'x', newPassword: 'nouppercase1' }, 'newPassword'],
    ['useRecoverPassword', { hash: 'x', newPassword: 'NoDigits' }, 'newPassword'],
  ] as const)('[API-01] rejects %s with %j with 400, naming the field', async (name, body, field) => {
    const response = await server.call(name, { body: body as never });
    expect(response).toMatchObject({ status: 400, json: { error: 'validation', field } });
  });

  test('does not use a link up for a weak password', async () => {
    const secret = await linkFor('demo');
    expect((await use(secret, 'weak')).status).toBe(400);
    expect(await canUse(secret)).toBe(true);
  });

  test('lets a user sign in after a reset, even after too many failures', async () => {
    const wrong = { username: 'colleague', password: 'wrong', forceLogin: true };
    for (let failure = 0; failure < 10; failure++) await server.call('authenticate', { body: wrong });
    expect((await server.call('authenticate', { body: wrong })).status).toBe(429);
    await use(await linkFor('colleague'), 'Recovered1');
    const right = { ...wrong, password: 'Recovered1' };
    expect((await server.call('authenticate', { body: right })).status).toBe(200);
  });

  test('rejects more than ten links an hour for one mailbox from one address, and nowhere else', async () => {
    const ask = (remoteAddress: string, languageid = '') =>
      server.app.inject({
        method: 'POST',
        url: '/api/Account/RecoverPassword/',
        remoteAddress,
        headers: { languageid },
        payload: { email: 'absent@example.com' },
      });
    for (let count = 0; count < 10; count++) expect((await ask('10.9.0.1')).statusCode).toBe(200);
    const refused = await ask('10.9.0.1', '1');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect(refused.json()).toMatchObject({
      error: 'too-many-requests',
      message: '请求过于频繁，请稍后再试。',
    });
    expect((await ask('10.9.0.2')).statusCode).toBe(200);
  });
});
