import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import readWorkbook from 'read-excel-file/node';
import { fileOfCall } from '../../testing/file-of-call.ts';
import { storedProgrammes } from '../../testing/expected-programmes.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { loadCatalogue } from './catalogue-watch.ts';

const NAMES = { en: 'Channel not stated', ch: '未注明频道' } as const;
const SOURCES = {
  en: 'Programme guide: the launch is the first broadcast that the guide shows.',
  ch: '节目单：首播为节目单中最早的一次播出。',
} as const;

describe.each([testDatabase()])('texts that the importer writes, on $name', (kind) => {
  let server: TestServer;
  let token: string;
  let id: number;
  let channel: number;
  beforeAll(async () => {
    server = await startTestServer(kind);
    token = await server.signIn('demo');
    const { kysely } = server.database;
    const [programme] = await storedProgrammes(kysely);
    ({ id = 0, channel_id: channel = 0 } = programme ?? {});
    await kysely.updateTable('channel').set({ name: NAMES.en }).where('id', '=', channel).execute();
    const source = { is_sample: false, source_name: 'guide.xml', source_description: SOURCES.en };
    await kysely.updateTable('programme').set(source).where('id', '=', id).execute();
    await loadCatalogue(server.database, server.index);
  });
  afterAll(() => server.close());

  test.each(['en', 'ch'] as const)('[LNG-03] follow the LanguageId header (%s)', async (language) => {
    const own = { token, language, params: { id } };
    const name = NAMES[language];
    const card = await server.call('getCard', { ...own, params: { id, forExport: false } });
    expect(card.json).toMatchObject({
      channel: name,
      source: 'guide.xml',
      sourceDescription: SOURCES[language],
    });
    const flow = await server.call('getInternationalFlow', own);
    expect(flow.json).toMatchObject({ launches: [{ idProgram: id, channel: name }] });
    const body = { selectedBroadcasts: [channel] };
    const results = await server.call('getAdvancedSearchPrograms', { token, language, body });
    expect(results.json).toMatchObject({
      programs: expect.arrayContaining([expect.objectContaining({ idProgram: id, channel: name })]),
    });
    const facet = await server.call('getCountriesByPrograms', { token, language, body });
    expect(facet.json).toMatchObject([{ channels: [{ id: channel, name }] }]);
    const accesses = await server.call('getAccesses', { token, language });
    expect(JSON.stringify(accesses.json)).toContain(JSON.stringify({ id: channel, name }));
    const file = await fileOfCall(server, 'getAdvancedSearchProgramsExport', {
      token,
      language,
      body: { ...body, isAllSelected: true },
    });
    const [, sheet] = await readWorkbook(file.rawPayload);
    expect(sheet?.data[1]).toContain(name);
  });
});
