import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { storedProgrammes, type StoredProgramme } from '../../../testing/expected-programmes.ts';
import { limitedSubscription } from '../../../testing/limited-subscription.ts';
import { TEST_TODAY } from '../../../testing/test-catalogue.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { anonymiseVideoTags } from './video-tags.ts';

type TagCall = 'registerTagVideoPlay' | 'registerTagVideoDownload';

describe.each([testDatabase()])('video tags on $name', (kind) => {
  let server: TestServer;
  let demo: string;
  let all: StoredProgramme[];
  beforeAll(async () => {
    server = await startTestServer(kind);
    demo = await server.signIn('demo');
    all = await storedProgrammes(server.database.kysely);
  });
  afterAll(() => server.close());

  const register = (name: TagCall, id: number, token: string = demo) =>
    server.call(name, { token, params: { id } });
  const stored = (id: number) =>
    server.database.kysely
      .selectFrom('video_tag')
      .leftJoin('app_user', 'app_user.id', 'video_tag.user_id')
      .select(['username', 'day', 'plays', 'downloads'])
      .where('programme_id', '=', id)
      .orderBy('username')
      .execute();
  const withVideo = (): StoredProgramme => all.find(({ video }) => video !== null) as StoredProgramme;

  test('[API-02] count plays and downloads by programme, user and day, even many at once', async () => {
    const { id } = withVideo();
    const colleague = await server.signIn('colleague');
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => register('registerTagVideoPlay', id)),
      ...Array.from({ length: 3 }, () => register('registerTagVideoDownload', id)),
      register('registerTagVideoPlay', id, colleague),
    ]);
    for (const response of answers) expect(response).toMatchObject({ status: 200, json: true });
    expect(await stored(id)).toEqual([
      { username: 'colleague', day: TEST_TODAY, plays: 1, downloads: 0 },
      { username: 'demo', day: TEST_TODAY, plays: 5, downloads: 3 },
    ]);
  });

  test.each<TagCall>(['registerTagVideoPlay', 'registerTagVideoDownload'])(
    '[API-02] [API-11] %s: count nothing without a video; are rejected outside the subscription or for unknown programmes',
    async (name) => {
      const { holds } = await limitedSubscription(server.database.kysely);
      const limited = await server.signIn('limited');
      const outside = all.find((row) => row.video !== null && !holds(row))?.id ?? 0;
      const without = all.find(({ video }) => video === null)?.id ?? 0;
      expect(await register(name, without)).toMatchObject({ status: 200, json: true });
      for (const [id, token] of [
        [outside, limited],
        [999_999, demo],
      ] as const)
        expect(await register(name, id, token)).toMatchObject({ status: 404, json: { error: 'not-found' } });
      const before = await stored(outside);
      expect((await register(name, outside)).status).toBe(200);
      expect(before.filter(({ username }) => username === 'limited')).toEqual([]);
      expect(await stored(without)).toEqual([]);
      expect((await server.call(name, { params: { id: outside } })).status).toBe(401);
      expect((await server.call(name, { token: demo, params: { id: 'x' } })).status).toBe(400);
    },
  );

  test('are anonymised after thirteen months', async () => {
    const { kysely } = server.database;
    const { id: user_id } = await kysely
      .selectFrom('app_user')
      .select('id')
      .where('username', '=', 'demo')
      .executeTakeFirstOrThrow();
    const programme_id = all.filter(({ video }) => video !== null)[1]?.id ?? 0;
    await kysely
      .insertInto('video_tag')
      .values(['2025-10-19', '2025-10-20'].map((day) => ({ programme_id, user_id, day, plays: 2 })))
      .execute();
    await anonymiseVideoTags(kysely, TEST_TODAY);
    const old = (await stored(programme_id)).filter(({ day }) => day < '2026');
    expect(old).toEqual([
      { username: 'demo', day: '2025-10-20', plays: 2, downloads: 0 },
      { username: null, day: '2025-10-19', plays: 2, downloads: 0 },
    ]);
  });
});
