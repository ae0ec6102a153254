import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recoveryTopic } from '../../features/account/recovery/password-recovery.ts';
import { addressTopic } from '../../features/daily-update/settings/daily-update-settings.ts';
import { testDatabases } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { untilBlocked } from '../../../testing/until-blocked.ts';
import { runAsOperator } from '../../../testing/run-as-operator.ts';

const COMPANY = 'Lantern Bay Media (sample)';
const LINK = /\/recoverPassword\/([\w-]{43})(?=\s|"|<|$)/;

describe.each(testDatabases())('administering users on $name', (kind) => {
  let server: TestServer;
  const run = (name: string, input: object) => runAsOperator(server.database, name, input);
  const add = (input: object) => run('user add', { company: COMPANY, ...input });
  const statusOf = async (token: string): Promise<number> =>
    (await server.call('getSessions', { token })).status;
  const user = async (username: string) =>
    ((await run('user list', {})).data as { username: string }[]).find((each) => each.username === username);
  const idOf = async (username: string): Promise<number> => {
    const { id } = await server.database.kysely
      .selectFrom('app_user')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    return id;
  };
  /** Adds a mail like one that the mail server did not accept. */
  const addWaiting = (topic: string, kysely = server.database.kysely) =>
    kysely
      .insertInto('queued_mail')
      .values({
        topic,
        mail: '{}',
        has_secret: true,
        message_id: 'waiting',
        next_attempt_at: new Date(Date.now() + 3_600_000),
        expires_at: new Date(Date.now() + 7_200_000),
      })
      .execute();
  const waitingTopics = async () => {
    const { kysely } = server.database;
    const rows = await kysely
      .selectFrom('queued_mail')
      .select('topic')
      .where('message_id', '=', 'waiting')
      .execute();
    return rows.map(({ topic }) => topic);
  };
  beforeAll(async () => {
    server = await startTestServer(kind);
    // Mails are sent from here on.
    await server.app.ready();
  });
  afterAll(() => server.close());

  test('a new user gets a link, sets a password with it and signs in', async () => {
    await add({ username: 'grace', email: 'grace@example.com', language: 'zh', rights: ['evaluation'] });
    const mail = await server.mailbox.next();
    expect(mail.subject).toBe('设置您的 Airdex 密码');
    expect(server.mailbox.envelopes().at(-1)).toEqual(['grace@example.com']);
    const hash = LINK.exec(mail.text ?? '')?.[1] ?? '';
    const used = await server.call('useRecoverPassword', { body: { hash, newPassword: 'Chosen1' } });
    expect(used.json).toBe(true);
    const body = { username: 'grace', password: 'Chosen1' };
    const { json } = await server.call('authenticate', { body });
    expect(json).toMatchObject({ token: expect.any(String) });
    expect(await user('grace')).toEqual({
      id: await idOf('grace'),
      company: COMPANY,
      username: 'grace',
      email: 'grace@example.com',
      language: 'zh',
      rights: ['evaluation'],
      disabled: false,
    });
  });

  test('a disabled user is signed out at once, can neither sign in nor get a link, and is unchanged when enabled again', async () => {
    const token = await server.signIn('colleague');
    expect(await statusOf(token)).toBe(200);
    await run('user disable', { username: 'COLLEAGUE' });
    expect(await statusOf(token)).toBe(401);
    const body = { username: 'colleague', password: 'Demo2026' };
    expect((await server.call('authenticate', { body })).json).toMatchObject({ token: null });
    const recovery = await server.call('recoverPassword', { body: { email: 'colleague@example.com' } });
    expect(recovery.json).toBe(false);
    await expect(run('user send-link', { username: 'colleague' })).rejects.toThrow(/disabled/);
    await run('user enable', { username: 'colleague' });
    expect(await statusOf(await server.signIn('colleague'))).toBe(200);
  });

  test.each([
    ['disable', {}],
    ['change', { email: 'moved@example.com' }],
  ])('%s invalidates a mailed link, and removes one that waits', async (action, fields) => {
    const username = `link-${action}`;
    const email = `${username}@example.com`;
    await add({ username, email, link: false });
    await server.call('recoverPassword', { body: { email } });
    const mail = await server.mailbox.next(({ to }) => JSON.stringify(to).includes(email));
    const hash = LINK.exec(mail.text ?? '')?.[1] ?? '';
    const isValid = async () => (await server.call('canRecoverPassword', { body: { hash } })).json;
    const topic = recoveryTopic(await idOf(username));
    await addWaiting(topic);
    await run('user change', { username, email: email.toUpperCase() });
    expect([await isValid(), await waitingTopics()]).toEqual([true, [topic]]);
    await run(`user ${action}`, { username, ...fields });
    expect([await isValid(), await waitingTopics()]).toEqual([false, []]);
  });

  test.each([
    ['disabling the user', 'user disable', { username: 'unsent' }],
    ['removing the user', 'user remove', { username: 'unsent' }],
    ['removing the company', 'company remove', { name: 'Unsent Ltd', withUsers: true }],
  ])('%s withdraws all waiting mails with links', async (_, action, input) => {
    await run('company add', { name: 'Unsent Ltd' });
    const user = { username: 'unsent', email: 'unsent@example.com', link: false };
    await run('user add', { company: 'Unsent Ltd', ...user });
    const id = await idOf('unsent');
    for (const topic of [recoveryTopic(id), addressTopic(id)]) await addWaiting(topic);
    expect(await waitingTopics()).toHaveLength(2);
    let removal: Promise<unknown> = Promise.resolve();
    await server.database.kysely.transaction().execute(async (transaction) => {
      await transaction.selectFrom('app_user').select('id').where('id', '=', id).forNoKeyUpdate().execute();
      removal = run(action, input);
      await untilBlocked(server.database);
      // A call that locked the user before adds another mail.
      await addWaiting(recoveryTopic(id), transaction);
    });
    await removal;
    expect(await waitingTopics()).toEqual([]);
    if (action !== 'company remove') await run('company remove', { name: 'Unsent Ltd', withUsers: true });
  });

  test('moving a user ends the sessions and the sharing with former colleagues', async () => {
    const token = await server.signIn('colleague');
    const { kysely } = server.database;
    const shares = () => kysely.selectFrom('playlist_share').selectAll().execute();
    expect(await shares()).not.toEqual([]);
    await run('user move', { username: 'colleague', company: 'Cedar Row Pictures (sample)' });
    expect(await statusOf(token)).toBe(401);
    expect(await shares()).toEqual([]);
    await run('user move', { username: 'colleague', company: COMPANY });
  });

  test('changes rights, signs out, sends another link and removes', async () => {
    const before = await server.signIn('limited');
    await run('user change', { username: 'limited', language: 'zh' });
    expect(await statusOf(before)).toBe(200);
    await run('user change', { username: 'limited', rights: ['programme-selection', 'reports'] });
    expect(await statusOf(before)).toBe(401);
    const token = await server.signIn('limited');
    expect((await server.call('getReports', { token })).status).toBe(200);
    await run('user sign-out', { username: 'limited' });
    expect(await statusOf(token)).toBe(401);
    await run('user send-link', { username: 'limited' });
    const mail = await server.mailbox.next(({ to }) => JSON.stringify(to).includes('limited'));
    expect(mail.text).toMatch(LINK);
    await run('user remove', { username: 'grace' });
    expect(await user('grace')).toBeUndefined();
  });

  test.each([
    [
      'a name that exists, in any case',
      { username: 'DEMO' },
      'username',
      "A user named 'demo' already exists.",
    ],
    [
      'an address that exists',
      { email: 'Demo@example.com' },
      'email',
      "The address belongs to the user 'demo'.",
    ],
    ['no address', { email: 'nowhere' }, 'email', /email address/],
    ['an unknown right', { rights: ['everything'] }, 'rights.0', /should be some of programme-selection/],
    ['reports without the selection', { rights: ['reports'] }, 'rights', /need programme-selection/],
    ['an unknown company', { company: 'Nobody Ltd' }, 'company', "There is no company 'Nobody Ltd'."],
    ['a name on two lines', { username: 'a\nb' }, 'username', /on one line/],
  ])('rejects %s and changes nothing', async (_, input, field, message) => {
    const before = (await run('user list', {})).data;
    const mails = server.mailbox.received().length;
    const refused = add({ username: 'another', email: 'another@example.com', ...input });
    await expect(refused).rejects.toMatchObject({
      status: 400,
      details: { issues: [{ field, message: expect.stringMatching(message) }] },
    });
    expect((await run('user list', {})).data).toEqual(before);
    expect(server.mailbox.received()).toHaveLength(mails);
  });

  test('removes a company with users only if requested', async () => {
    await run('company add', { name: 'Brief Ltd' });
    await run('user add', {
      company: 'Brief Ltd',
      username: 'brief',
      email: 'brief@example.com',
      link: false,
    });
    await expect(run('company remove', { name: 'Brief Ltd' })).rejects.toThrow(/users \(1\)/);
    await run('company change', { name: 'Brief Ltd', newName: 'Short Ltd' });
    await run('company remove', { name: 'Short Ltd', withUsers: true });
    expect(await user('brief')).toBeUndefined();
  });
});
