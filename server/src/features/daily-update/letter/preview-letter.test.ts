import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../testing/test-database.ts';
import { responseOf } from '../../../../testing/response-of-call.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';
import {
  enterProgrammes,
  idOfUser,
  subscribe,
  withoutLetters,
} from '../../../../testing/daily-update/letter-testbed.ts';

describe.each([testDatabase()])('the preview of the daily letter on $name', (kind) => {
  let server: TestServer;
  let demo: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    demo = await server.signIn('demo');
  });
  afterAll(() => server.close());
  beforeEach(() => withoutLetters(server));

  const preview = () => responseOf(server, 'getDailyUpdatePreview', { token: demo });

  test('shows the new programmes of each flagged search, and sends nothing', async () => {
    await subscribe(server, 'demo', { 'All that is new': {} });
    const [id] = await enterProgrammes(server, [{ local_title: 'Seen before the letter' }]);
    const { count, searches } = await preview();
    expect(count).toBeGreaterThanOrEqual(1);
    const [search] = searches;
    expect(search).toMatchObject({ name: 'All that is new', count });
    expect(search?.programmes).toContainEqual(
      expect.objectContaining({ idProgram: id, title: 'Seen before the letter', channel: 'FR Channel 1' }),
    );
    const letters = await server.database.kysely.selectFrom('daily_letter').select('id').execute();
    expect(letters).toEqual([]);
    expect(await preview()).toMatchObject({ count });
  });

  test('begins where the last letter ended', async () => {
    const idUser = await subscribe(server, 'demo', { 'All that is new': {} });
    await enterProgrammes(server, [{ local_title: 'In an earlier letter' }]);
    const told_until = new Date();
    await server.database.kysely
      .updateTable('daily_update')
      .set({ told_until })
      .where('user_id', '=', idUser)
      .execute();
    expect(await preview()).toEqual({
      since: told_until.toISOString(),
      count: 0,
      searches: [],
      moreSearches: 0,
    });
  });

  test('is empty without a flagged search, and without the right to the letter', async () => {
    await subscribe(server, 'demo', {});
    await enterProgrammes(server, [{ local_title: 'For nobody' }]);
    expect(await preview()).toMatchObject({ count: 0, searches: [] });
    await subscribe(server, 'demo', { 'All that is new': {} });
    await server.database.kysely
      .updateTable('app_user')
      .set({ has_daily_update_access: false })
      .where('id', '=', await idOfUser(server, 'demo'))
      .execute();
    expect(await preview()).toMatchObject({ count: 0, searches: [] });
  });
});
