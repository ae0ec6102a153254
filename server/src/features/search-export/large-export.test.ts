import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiClient, type ApiClient, type ExportProgress } from '@airdex/shared-contracts/api';
import { EXCEL_EXPORT_MAX } from '@airdex/shared-contracts/constants';
import { sql } from 'kysely';
import { testDatabase } from '../../../testing/test-database.ts';
import { loadCatalogue } from '../../catalogue/catalogue-watch.ts';
import { fileOfCall } from '../../../testing/file-of-call.ts';
import { TEST_PROGRAMMES } from '../../../testing/test-catalogue.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { until } from '../../../testing/until.ts';

const PATH = '/api/Search/GetAdvancedSearchProgramsExport';

describe.each([testDatabase()])('exports of a large catalogue on $name', (kind) => {
  let server: TestServer;
  let token: string;
  let port: number;
  let api: ApiClient;
  beforeAll(async () => {
    server = await startTestServer(kind);
    const { kysely } = server.database;
    await sql`
      insert into programme (source_key, channel_id, local_title, concept_en, launch_date)
      select 'large/' || number, (select min(id) from channel), 'Large ' || number, repeat(md5(number::text), 6), '2026-01-01'
      from generate_series(1, ${EXCEL_EXPORT_MAX + 1 - TEST_PROGRAMMES}) as number`.execute(kysely);
    await loadCatalogue(server.database, server.index);
    token = await server.signIn('demo');
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    port = (server.app.server.address() as AddressInfo).port;
    api = createApiClient({
      baseUrl: `http://127.0.0.1:${port}`,
      fetch,
      token: () => token,
      language: () => 'en',
      onRefused: () => undefined,
    });
  });
  afterAll(() => server.close());

  test.each([
    ['en', 'Please, Excel export is limited up to 30,000 programmes. Try other criteria or contact the '],
    ['ch', 'Excel 导出最多支持 30,000 个节目'],
  ] as const)('[EXP-02] reject one more than 30,000 (%s)', async (language, text) => {
    const answer = await fileOfCall(server, 'getAdvancedSearchProgramsExport', {
      token,
      language,
      body: { isAllSelected: true },
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ error: 'limit-exceeded', message: expect.stringContaining(text) });
  });

  const thirtyThousand = async (jobId: string): Promise<object> => {
    const [one] = (await api.getAdvancedSearchPrograms({ body: { resultsPerPage: 1 } })).programs;
    return { selectMode: 'Exclude', selectedIds: [one?.idProgram ?? 0], jobId };
  };

  /** Requests the export over its own connection, so that it can be aborted. */
  async function begin(body: object, signal?: AbortSignal): Promise<{ response: IncomingMessage }> {
    const call = request({
      host: '127.0.0.1',
      port,
      path: PATH,
      method: 'POST',
      signal,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    call.end(JSON.stringify(body));
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    return { response };
  }

  const followed = async (jobId: string): Promise<ExportProgress[]> => {
    const reported: ExportProgress[] = [];
    for await (const progress of await api.getExportProgress({ params: { jobId } })) reported.push(progress);
    return reported;
  };

  test('[EXP-02] export 30,000, with progress that can be followed from before the request', async () => {
    const following = followed('whole-export');
    const { response } = await begin(await thirtyThousand('whole-export'));
    expect(response.statusCode).toBe(200);
    let length = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) length += chunk.length;
    expect(length).toBeGreaterThan(1_000_000);
    const reported = await following;
    expect(reported[0]).toEqual({ state: 'waiting', done: 0, total: null });
    expect(reported.at(-1)).toEqual({ state: 'done', done: EXCEL_EXPORT_MAX, total: EXCEL_EXPORT_MAX });
    const steps = reported.filter(({ state }) => state === 'working').map(({ done }) => done);
    expect(steps.length).toBeGreaterThan(5);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
  });

  test('[EXP-02] stop reading the database when the connection is closed', async () => {
    const controller = new AbortController();
    const exporting = begin(await thirtyThousand('cancelled-export'), controller.signal);
    exporting.catch(() => undefined);
    const reported: ExportProgress[] = [];
    for await (const progress of await api.getExportProgress({ params: { jobId: 'cancelled-export' } })) {
      reported.push(progress);
      if (progress.done > 0) controller.abort();
    }
    await expect(exporting).rejects.toMatchObject({ name: 'AbortError' });
    expect(reported.at(-1)).toMatchObject({ state: 'failed', total: EXCEL_EXPORT_MAX });
    expect(reported.at(-1)?.done).toBeLessThan(EXCEL_EXPORT_MAX);
  });

  test('[EXP-03] wait if several run at once, and report their position in the queue', async () => {
    const names = ['queued-export-1', 'queued-export-2', 'queued-export-3', 'queued-export-4'];
    const follow = async (jobId: string): Promise<number[]> => {
      const places: number[] = [];
      for await (const { place } of await api.getExportProgress({ params: { jobId } })) {
        if (place !== undefined) places.push(place);
      }
      return places;
    };
    const selection = await thirtyThousand('');
    const following = Promise.all(names.map(follow));
    const files = names.map(async (jobId) => {
      const { response } = await begin({ ...selection, jobId });
      let length = 0;
      for await (const chunk of response as AsyncIterable<Buffer>) length += chunk.length;
      return [response.statusCode, length > 1_000_000];
    });
    expect(await Promise.all(files)).toEqual(names.map(() => [200, true]));
    const places = (await following).flat();
    expect(new Set(places)).toEqual(new Set([1, 2]));
  }, 120_000);

  test('do not delay those behind them if they are read slowly, and leave no file', async () => {
    const selection = await thirtyThousand('');
    const slow = await Promise.all([1, 2, 3].map((n) => begin({ ...selection, jobId: `slow-export-${n}` })));
    const { response } = await begin({ ...selection, jobId: 'quick-export' });
    response.resume();
    await once(response, 'end');
    for (const one of slow) one.response.destroy();
    await until(async () => (await readdir(tmpdir())).every((name) => !name.startsWith('export-')));
    expect(slow.map((one) => one.response.statusCode)).toEqual([200, 200, 200]);
  }, 120_000);

  test('hide their progress from other users', async () => {
    expect((await followed('whole-export')).at(-1)?.state).toBe('done');
    const other = await server.signIn('limited');
    const theirs = createApiClient({
      baseUrl: `http://127.0.0.1:${port}`,
      fetch,
      token: () => other,
      language: () => 'en',
      onRefused: () => undefined,
    });
    for await (const progress of await theirs.getExportProgress({ params: { jobId: 'whole-export' } })) {
      expect(progress).toEqual({ state: 'waiting', done: 0, total: null });
      break;
    }
  });

  test('reject an invalid job name', async () => {
    const answer = await server.call('getExportProgress', { token, params: { jobId: 'a b' } });
    expect(answer).toMatchObject({ status: 400, json: { error: 'validation', field: 'jobId' } });
  });
});
