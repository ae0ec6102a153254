import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AudienceResults, InternationalFlow } from '@airdex/shared-contracts/api';
import type { Insertable } from 'kysely';
import { testDatabase } from '../../../testing/test-database.ts';
import type { AudienceResultTable } from '../../database/schema/catalogue-tables.ts';
import { storedProgrammes, type StoredProgramme } from '../../../testing/expected-programmes.ts';
import { limitedSubscription } from '../../../testing/limited-subscription.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

describe.each([testDatabase()])('audience results on $name', (kind) => {
  let server: TestServer;
  let demo: string;
  let limited: string;
  let all: StoredProgramme[];
  let targets: Map<string, number>;
  let open: StoredProgramme;
  let closed: StoredProgramme;
  let outside: StoredProgramme;
  let opensToLimited: (row: StoredProgramme) => boolean;
  beforeAll(async () => {
    server = await startTestServer(kind);
    demo = await server.signIn('demo');
    limited = await server.signIn('limited');
    const { kysely } = server.database;
    all = await storedProgrammes(kysely);
    const stored = await kysely.selectFrom('audience_target').select(['id', 'source_key']).execute();
    targets = new Map(stored.map(({ id, source_key }) => [source_key, id]));
    const { holds, opensResults } = await limitedSubscription(kysely);
    opensToLimited = opensResults;
    [open, closed, outside] = [
      all.find(opensResults),
      all.find((row) => holds(row) && !opensResults(row)),
      all.find((row) => !holds(row)),
    ] as [StoredProgramme, StoredProgramme, StoredProgramme];
    const rows: Insertable<AudienceResultTable>[] = [open, closed, outside].flatMap(({ id }) => board(id));
    await kysely.insertInto('audience_result').values(rows).execute();
  });
  afterAll(() => server.close());

  const target = (key: string): number => targets.get(key) ?? 0;
  /** Two slots; the second was measured for one target only, overnight, without a comparison. */
  const board = (idProgramme: number): Insertable<AudienceResultTable>[] => {
    const premiere = {
      programme_id: idProgramme,
      position: 0,
      slot_name_en: 'Premiere',
      slot_name_zh: '首播',
      comparison_slot_name_en: 'Usual slot',
      comparison_slot_name_zh: '常规时段',
      number_of_episodes: 1,
      rating_percentage: 4.2,
      slot_share_percentage: 10,
    };
    return [
      { ...premiere, target_id: target('adults-18-49'), share_percentage: 12 },
      { ...premiere, target_id: target('individuals-4-plus'), share_percentage: 11.9 },
      { ...premiere, target_id: target('main-shoppers'), share_percentage: 8 },
      {
        programme_id: idProgramme,
        position: 1,
        target_id: target('individuals-4-plus'),
        slot_name_en: 'Average',
        slot_name_zh: '平均',
        is_overnight: true,
        share_percentage: 9.4,
      },
    ];
  };
  const results = (id: number, token: string, language: 'en' | 'ch' = 'en') =>
    server.call('getAudienceResults', { token, language, params: { id } });

  test('[API-02] [PRF-01] [LNG-03] have a row for each slot with a rating for each target', async () => {
    const { status, json } = await results(open.id, demo);
    expect(status).toBe(200);
    const rating = (idTarget: number, share: number, performanceColor: string) => ({
      idTarget,
      ratPerc: 4.2,
      ratPerThousand: null,
      shrPerc: share,
      shrPercSlot: 10,
      performanceColor,
    });
    const unmeasured = (idTarget: number) => ({
      idTarget,
      ratPerc: null,
      ratPerThousand: null,
      shrPerc: null,
      shrPercSlot: null,
      performanceColor: null,
    });
    expect(json).toEqual({
      targets: [
        { id: target('individuals-4-plus'), name: 'Individuals 4+' },
        { id: target('adults-18-49'), name: 'Adults 18-49' },
        { id: target('main-shoppers'), name: 'Main Shoppers' },
      ],
      rows: [
        {
          programSlotName: 'Premiere',
          numberOfEpisodes: 1,
          comparisonSlotName: 'Usual slot',
          isOvernight: false,
          ratings: [
            rating(target('individuals-4-plus'), 11.9, 'yellow'),
            rating(target('adults-18-49'), 12, 'green'),
            rating(target('main-shoppers'), 8, 'red'),
          ],
        },
        {
          programSlotName: 'Average',
          numberOfEpisodes: null,
          comparisonSlotName: null,
          isOvernight: true,
          ratings: [
            { ...unmeasured(target('individuals-4-plus')), shrPerc: 9.4 },
            unmeasured(target('adults-18-49')),
            unmeasured(target('main-shoppers')),
          ],
        },
      ],
      // This slot has no figures in thousands.
      visibleIndicators: [1, 2],
    });
    const chinese = (await results(open.id, demo, 'ch')).json as AudienceResults;
    expect(chinese.targets.map(({ name }) => name)).toEqual([
      '4 岁及以上观众',
      '18-49 岁观众',
      '家庭主要购物者',
    ]);
    expect(chinese.rows.map((row) => [row.programSlotName, row.comparisonSlotName])).toEqual([
      ['首播', '常规时段'],
      ['平均', null],
    ]);
  });

  test('[API-02] return 204 for a programme without results', async () => {
    const without = all.find(({ id }) => ![open.id, closed.id, outside.id].includes(id));
    expect(await results(without?.id ?? 0, demo)).toMatchObject({ status: 204, json: undefined });
    expect(await results(999_999, demo)).toMatchObject({ status: 204, json: undefined });
  });

  test('[API-02] [API-11] are returned inside the subscription, and only if it includes them', async () => {
    expect((await results(open.id, limited)).status).toBe(200);
    expect(await results(closed.id, limited)).toMatchObject({ status: 204, json: undefined });
    expect(await results(outside.id, limited)).toMatchObject({ status: 204, json: undefined });
    expect((await results(closed.id, demo)).status).toBe(200);
    expect((await results(outside.id, demo)).status).toBe(200);
  });

  test('[API-02] the card says whether the subscription includes them, whatever the programme has', async () => {
    const without = all.find((row) => opensToLimited(row) && row.id !== open.id);
    for (const [row, token, included] of [
      [open, limited, true],
      [without, limited, true],
      [closed, limited, false],
      [closed, demo, true],
    ] as const) {
      const params = { id: row?.id ?? 0, forExport: false };
      const { json } = await server.call('getCard', { token, params });
      expect(json).toMatchObject({ idProgram: params.id, includesAudienceResults: included });
    }
  });

  test('[API-02] [API-11] decide whether the international flow shows performance', async () => {
    await server.database.kysely
      .updateTable('programme')
      .set({ share_average: 12, slot_share: 10 })
      .where('id', 'in', [open.id, closed.id])
      .execute();
    const colour = async (id: number, token: string) => {
      const { json } = await server.call('getInternationalFlow', { token, params: { id } });
      return (json as InternationalFlow).launches.find(({ idProgram }) => idProgram === id)?.averageColor;
    };
    expect(await colour(open.id, limited)).toBe('green');
    expect(await colour(closed.id, limited)).toBeNull();
    expect(await colour(closed.id, demo)).toBe('green');
  });

  test('[API-02] return 401 without a session, and 400 for an invalid id', async () => {
    expect((await server.call('getAudienceResults', { params: { id: open.id } })).status).toBe(401);
    expect(await server.call('getAudienceResults', { token: demo, params: { id: 'x' } })).toMatchObject({
      status: 400,
      json: { error: 'validation', field: 'id' },
    });
  });
});
