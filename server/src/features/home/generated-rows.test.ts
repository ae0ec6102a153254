import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateSampleCatalogue } from '@airdex/catalogue-data/sample';
import type { InternationalFlow, ProgrammeCard, ProgrammeLine } from '@airdex/shared-contracts/api';
import { TEST_TODAY } from '../../../testing/test-catalogue.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import type { TestResponse } from '../../../testing/test-call.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const ROWS = [
  'getNotaSelectionPrograms',
  'getAudienceBoosterPrograms',
  'getLatestPrograms',
  'getUpCommingPrograms',
] as const;
/** What a wide screen shows of a row at first. */
const FIRST = 12;
const TRAVELLED = 3;

describe.each([testDatabase()])('the home page of a generated catalogue on $name', (kind) => {
  let server: TestServer;
  let demo: string;
  beforeAll(async () => {
    server = await startTestServer(kind, {
      async prepare(kysely) {
        await kysely.deleteFrom('programme').execute();
        await generateSampleCatalogue({ kysely, today: TEST_TODAY, programmes: 3000, besideImported: true });
      },
    });
    demo = await server.signIn('demo');
  });
  afterAll(() => server.close());

  const found = ({ status, json }: TestResponse): unknown => {
    expect([200, 204]).toContain(status);
    return status === 204 ? null : json;
  };

  /** What a programme's card shows beyond facts, by name. */
  async function shownOn({ idProgram }: ProgrammeLine) {
    const own = { token: demo, params: { id: idProgram } };
    const card = found(
      await server.call('getCard', { token: demo, params: { id: idProgram, forExport: false } }),
    ) as ProgrammeCard;
    const audience = found(await server.call('getAudienceResults', own));
    const { launches } = found(await server.call('getInternationalFlow', own)) as InternationalFlow;
    const isMeasured = card.idPlatform === 1 && !card.isDatePreview;
    return {
      // There is no measured audience online, nor before the launch.
      ...(isMeasured && { audience: audience !== null }),
      evaluation: card.hasEvaluation && card.verdict !== null && card.hotFactors !== null,
      video: card.video !== null,
      social: card.facebookLikes !== null && card.twitterFollowers !== null,
      flow: new Set(launches.map(({ countryCode }) => countryCode)).size >= TRAVELLED,
    };
  }

  test.each(ROWS)('the first cards of %s show most of what a card can show', async (name) => {
    const { json } = await server.call(name, { token: demo, params: { limit: FIRST } });
    const lines = json as ProgrammeLine[];
    expect(lines).toHaveLength(FIRST);
    const cards = await Promise.all(lines.map(shownOn));
    for (const part of ['audience', 'evaluation', 'video', 'social', 'flow'] as const) {
      const those = cards.filter((card) => part in card);
      const shown = those.filter((card) => card[part]).length;
      expect([part, shown >= those.length * 0.6]).toEqual([part, true]);
    }
    const poor = cards.filter((card) => Object.values(card).filter((isShown) => !isShown).length > 2);
    expect(poor).toEqual([]);
  });
});
