import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testDatabase } from '../../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';
import {
  enterProgrammes,
  subscribe,
  testLetterServices,
  withoutLetters,
} from '../../../../testing/daily-update/letter-testbed.ts';
import { findRecipient } from '../run/recipient.ts';
import { composeLetter } from './compose-letter.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(testDatabase());
  await withoutLetters(server);
});
afterAll(() => server.close());

test('a letter has at least as many new programmes as its largest search', async () => {
  const idUser = await subscribe(server, 'demo', { Everything: {}, 'Everything again': {} });
  const ids = await enterProgrammes(server, [{ local_title: 'First' }, { local_title: 'Second' }]);
  const { catalogue } = await testLetterServices(server);
  const reader = await findRecipient(server.database.kysely, idUser);
  if (reader === undefined) throw new Error('demo gets no letters');
  const compose = () => composeLetter(catalogue, reader, { sinceDay: '2026-11-01', until: new Date(), ids });
  expect(await compose()).toMatchObject({ count: 2, searches: [{ count: 2 }, { count: 2 }] });

  // More than are distinguished.
  vi.spyOn(catalogue.index, 'selectedIds')
    .mockResolvedValueOnce({ ids: Int32Array.from(ids), count: 53_499 })
    .mockResolvedValueOnce({ ids: Int32Array.from(ids), count: 40_000 });
  expect(await compose()).toMatchObject({ count: 53_499, searches: [{ count: 53_499 }, { count: 40_000 }] });
});
