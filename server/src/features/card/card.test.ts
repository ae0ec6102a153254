import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { testDatabase } from '../../../testing/test-database.ts';
import { storedProgrammes, type StoredProgramme } from '../../../testing/expected-programmes.ts';
import { limitedSubscription } from '../../../testing/limited-subscription.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

describe.each([testDatabase()])('cards on $name', (kind) => {
  let server: TestServer;
  let token: string;
  let all: StoredProgramme[];
  beforeAll(async () => {
    server = await startTestServer(kind);
    token = await server.signIn('demo');
    all = await storedProgrammes(server.database.kysely);
  });
  afterAll(() => server.close());

  const card = async (
    id: number,
    language: 'en' | 'ch' = 'en',
    forExport = false,
  ): Promise<ProgrammeCard> => {
    const { status, json } = await server.call('getCard', { token, language, params: { id, forExport } });
    expect(status).toBe(200);
    return json as ProgrammeCard;
  };

  test('[API-02] contain what the catalogue contains', async () => {
    for (const row of all.slice(0, 60)) {
      const shown = await card(row.id);
      expect(shown).toMatchObject({
        idProgram: row.id,
        localTitle: row.local_title,
        originalTitle: row.original_title,
        formatTitle: row.format_title,
        idGenre: row.genre_id,
        subGenre: row.subgenre_en,
        idSubGenre: row.subgenre_id,
        idCountry: row.country_id,
        country: row.country_en,
        channel: row.channel,
        idPlatform: row.shown_platform_id,
        platform: row.shown_platform_id === 1 ? 'TV' : 'Online',
        date: row.launch_date,
        isDatePreview: (row.launch_date ?? '') > '2026-11-20',
        beginTime: row.launch_time?.slice(0, 5) ?? null,
        duration: row.duration_minutes,
        numberOfEpisodes: row.number_of_episodes,
        distributors: row.distributors,
        formatType:
          row.format_type === null ? null : ['Original', 'Acquired', 'Adaptation'][row.format_type - 1],
        image: row.picture === null ? null : `/media/pictures/${row.id}.svg`,
        video: row.video === null ? null : `/media/videos/${row.id}.webm`,
        evaluation: row.evaluation_en,
      });
      expect(shown.weekdays.reduce((bits, day) => bits | (1 << (day - 1)), 0)).toBe(row.weekdays);
      const ids = (list: readonly { id: number }[]): number[] =>
        list.map(({ id }) => id).sort((a, b) => a - b);
      expect(ids(shown.keywords)).toEqual([...row.keywords].sort((a, b) => a - b));
      expect(ids(shown.producedIn)).toEqual([...row.produced_in].sort((a, b) => a - b));
      expect(ids(shown.developedIn)).toEqual([...row.developed_in].sort((a, b) => a - b));
    }
  });

  test('[LNG-03] have names that follow the LanguageId header', async () => {
    const row = all.find(
      ({ subgenre_zh, keywords, concept_zh }) => subgenre_zh && keywords.length > 0 && concept_zh,
    );
    const chinese = await card(row?.id ?? 0, 'ch');
    expect(chinese.subGenre).toBe(row?.subgenre_zh);
    expect(chinese.concept).toBe(row?.concept_zh);
    for (const { name } of chinese.keywords) expect(name).toMatch(/\p{Script=Han}/u);
    expect(['电视', '网络']).toContain(chinese.platform);
    expect([chinese.source, chinese.sourceDescription].join()).toMatch(/^示例目录,自动生成/);
  });

  test('have an edit link for editors only, and not in an export', async () => {
    const id = all[0]?.id ?? 0;
    expect((await card(id)).editUrl).toBe('https://editor.example.com/card');
    expect((await card(id, 'en', true)).editUrl).toBeNull();
  });

  test('[CRD-05] offer no evaluation to users with access if there is none in their language', async () => {
    const id = all.at(-1)?.id ?? 0;
    const stored = server.database.kysely.updateTable('programme').where('id', '=', id);
    await stored.set({ evaluation_en: null, evaluation_zh: '值得关注' }).execute();
    expect(await card(id, 'ch')).toMatchObject({ evaluation: '值得关注', hasEvaluation: true });
    expect(await card(id, 'en')).toMatchObject({ evaluation: null, hasEvaluation: false });
  });

  test('[CRD-04] [API-02] [API-11] return 204 outside the subscription, as for unknown programmes', async () => {
    const { holds } = await limitedSubscription(server.database.kysely);
    const limited = await server.signIn('limited');
    for (const row of all) {
      const params = { id: row.id, forExport: false };
      const response = await server.call('getCard', { token: limited, params });
      expect([row.id, response.status]).toEqual([row.id, holds(row) ? 200 : 204]);
      if (!holds(row)) expect(response.json).toBeUndefined();
    }
    const unknown = await server.call('getCard', { token, params: { id: 999_999, forExport: false } });
    expect(unknown).toMatchObject({ status: 204, json: undefined });
  });

  test('[API-02] return 401 without a session, and 400 for an invalid id or flag', async () => {
    const id = all[0]?.id ?? 0;
    expect((await server.call('getCard', { params: { id, forExport: false } })).status).toBe(401);
    for (const [params, field] of [
      [{ id: 'x', forExport: false }, 'id'],
      [{ id: '99999999999', forExport: false }, 'id'],
      [{ id, forExport: 'perhaps' }, 'forExport'],
    ] as const)
      expect(await server.call('getCard', { token, params })).toMatchObject({
        status: 400,
        json: { error: 'validation', field },
      });
  });
});
