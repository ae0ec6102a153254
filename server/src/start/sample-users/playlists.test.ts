import { generateSampleCatalogue } from '@airdex/catalogue-data/sample';
import { expect, test } from 'vitest';
import { PlaylistCalls } from '../../../testing/playlist-calls.ts';
import { responseOf } from '../../../testing/response-of-call.ts';
import { TEST_TODAY } from '../../../testing/test-catalogue.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { startTestServer } from '../../../testing/test-server.ts';

test("the sample users' playlists are complete, with launches that were on air", async () => {
  const server = await startTestServer(testDatabase(), {
    async prepare(kysely) {
      await kysely.deleteFrom('programme').execute();
      await generateSampleCatalogue({ kysely, programmes: 3000, today: TEST_TODAY });
    },
  });
  try {
    const found: unknown[] = [];
    for (const user of await PlaylistCalls.of(server, 'demo', 'colleague', 'limited'))
      for (const { id, name, programCount } of await user.list()) {
        const { programs } = await responseOf(server, 'getAdvancedSearchPrograms', {
          token: user.token,
          body: { selectedPlaylists: [id], resultsPerPage: 100 },
        });
        const launched = programs.filter(({ isDatePreview }) => !isDatePreview);
        found.push([name, programCount, launched.length]);
      }
    expect(found).toEqual([
      ['Spring acquisitions', 18, 18],
      ['Quiz formats to watch', 9, 9],
      ['Nature and science', 14, 14],
      ['Nature and science', 14, 14],
      ['Family evening', 6, 6],
    ]);
  } finally {
    await server.close();
  }
});
