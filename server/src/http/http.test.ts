import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  apiErrorSchema,
  endpoints,
  fillPath,
  pathParameters,
  type EndpointName,
} from '@airdex/shared-contracts/api';
import { SEARCH_TERM_MAX } from '@airdex/shared-contracts/constants';
import { createServer } from '../app/create-server.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { LITERAL_TITLES } from '../../testing/test-catalogue.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const SEARCH = '/api/Search/GetAdvancedSearchPrograms';

describe.each([testDatabase()])('the API on $name', (kind) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    token = await server.signIn('demo');
  });
  afterAll(() => server.close());

  const post = async (payload: unknown, headers: Record<string, string> = {}, url = SEARCH) => {
    const response = await server.app.inject({
      method: 'POST',
      url,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
    return {
      status: response.statusCode,
      json: response.json<Record<string, unknown>>(),
      headers: response.headers,
    };
  };

  test.each(Object.keys(endpoints) as EndpointName[])(
    '%s is registered, requires a session and never fails',
    async (name) => {
      const entry = endpoints[name];
      const params = Object.fromEntries(
        pathParameters(entry.path).map(({ name: parameter }) => [parameter, '1']),
      );
      const request = { method: entry.method, url: fillPath(entry.path, params) };
      const stranger = await server.app.inject(request);
      const known = await server.app.inject({ ...request, headers: { authorization: `Bearer ${token}` } });
      if (name === 'logOut') token = await server.signIn('demo');
      if (entry.access === 'user') expect(stranger.statusCode).toBe(401);
      expect([200, 204, 400, 404]).toContain(known.statusCode);
      if (known.statusCode >= 400) expect(apiErrorSchema.safeParse(known.json()).success).toBe(true);
    },
  );

  test.each([
    ['/api/search/getadvancedsearchprograms', 'other case'],
    ['/api/Search/GetAdvancedSearchPrograms/', 'a slash at the end'],
    ['/API/SEARCH/GETADVANCEDSEARCHPROGRAMS/', 'both'],
  ])('a path is found with %s (%s)', async (url) => {
    expect((await post({ resultsPerPage: 1 }, {}, url)).status).toBe(200);
  });

  test('an optional part of a path may be left out', async () => {
    for (const url of [
      '/api/Home/GetLatestPrograms',
      '/api/Home/GetLatestPrograms/',
      '/api/Home/GetLatestPrograms/3',
    ]) {
      const response = await server.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      expect(response.statusCode).toBe(200);
    }
  });

  test('[API-10] property names match whatever the case of their first letter, at every depth', async () => {
    const orderBy = [{ sortExpression: 'LOCALTITLE', direction: 'Asc' }];
    const camel = await post({ page: 2, resultsPerPage: 5, orderBy, ignoreCount: true });
    const pascal = await post({
      Page: 2,
      ResultsPerPage: 5,
      OrderBy: [{ Name: 'x', SortExpression: 'LOCALTITLE', Direction: 'Asc' }],
      IgnoreCount: true,
    });
    expect(pascal.status).toBe(200);
    expect(pascal.json).toEqual(camel.json);
    expect(pascal.json['count']).toBeNull();
    expect(pascal.json['programs']).toHaveLength(5);
    // As a filter that was read is sent with further fields.
    const both = await post({ page: 1, resultsPerPage: 5, orderBy, Page: 2 });
    expect(both.json['programs']).toEqual(camel.json['programs']);
  });

  test.each([
    [{ orderBy: [{ sortExpression: 'NONE', direction: 'Asc' }] }, 'orderBy.0.sortExpression'],
    [{ orderBy: [{ sortExpression: 'CHANNEL', direction: 'Down' }] }, 'orderBy.0.direction'],
    [{ page: -1 }, 'page'],
    [{ page: 1.5 }, 'page'],
    [{ resultsPerPage: 0 }, 'resultsPerPage'],
    [{ resultsPerPage: 30_001 }, 'resultsPerPage'],
    [{ selectedBroadcasts: [1, 'two'] }, 'selectedBroadcasts.1'],
    [{ selectedTimeslots: ['noon'] }, 'selectedTimeslots.0'],
    [{ startDate: '2026-02-30' }, 'startDate'],
    [{ endDate: '20/11/2026' }, 'endDate'],
    [{ term: 5 }, 'term'],
    [{ selectedSearchTitles: ['password'] }, 'selectedSearchTitles.0'],
    [{ selectMode: 'Some' }, 'selectMode'],
  ])('the body %j is rejected with 400, naming %s', async (body, field) => {
    const { status, json } = await post(body);
    expect(status).toBe(400);
    expect(json).toMatchObject({ error: 'validation', field });
    expect(json['issues']).toEqual(expect.arrayContaining([expect.objectContaining({ field })]));
    expect(json['message']).toContain(field);
  });

  test.each(['[1', '{"a":}', 'null', '[]', '"text"', '5', '', '{"__proto__":{"page":1}}'])(
    'the body %j is rejected with 400',
    async (body) => {
      expect(await post(body)).toMatchObject({ status: 400, json: { error: 'validation' } });
    },
  );

  test('an endlessly nested body is rejected', async () => {
    const nested = `{"term":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    expect(await post(nested)).toMatchObject({ status: 400, json: { error: 'validation' } });
  });

  test('what is not JSON is rejected with 415, and what is too large with 413', async () => {
    expect(await post('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({
      status: 415,
      json: { error: 'unsupported-media-type' },
    });
    expect(await post({ term: 'x'.repeat(5_000_000) })).toMatchObject({
      status: 413,
      json: { error: 'too-large' },
    });
  });

  test.each([
    ['GET', '/api/Card/GetCard/abc/false', 'id'],
    ['GET', '/api/Card/GetCard/99999999999/false', 'id'],
    ['GET', '/api/Card/GetCard/-1/false', 'id'],
    ['GET', '/api/Card/GetCard/1/maybe', 'forExport'],
    ['GET', "/api/Card/GetCard/1'--/false", 'id'],
  ] as const)('%s %s is rejected with 400, naming %s', async (method, url, field) => {
    const response = await server.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: 'validation', field });
  });

  test.each([
    ['GET', '/api'],
    ['GET', '/api/Search/Nothing'],
    ['GET', '/media/other/1.svg'],
  ] as const)('%s %s returns 404 as JSON', async (method, url) => {
    const response = await server.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}`, accept: 'text/html' },
    });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ error: 'not-found' });
  });

  test('an invalid address is rejected without a failure', async () => {
    const response = await server.app.inject({ url: '/api/Card/GetCard/%zz/false' });
    expect(response.statusCode).toBe(400);
    expect(apiErrorSchema.safeParse(response.json()).success).toBe(true);
  });

  test.each([...LITERAL_TITLES, '%', '_', '\\', "'; drop table programme; --", '🎬', '(', '*'])(
    'the term %j is searched for literally',
    async (term) => {
      const { status, json } = await post({ term, resultsPerPage: 1000 });
      expect(status).toBe(200);
      const lower = term.toLowerCase();
      for (const line of json['programs'] as { localTitle: string }[]) expect(line.localTitle).toBeDefined();
      const titles = (json['programs'] as { localTitle: string }[]).map(({ localTitle }) => localTitle);
      if (LITERAL_TITLES.includes(term)) expect(titles).toEqual([term]);
      if (term === '%' || term === '_' || term === '🎬')
        expect(titles.every((title) => title.toLowerCase().includes(lower))).toBe(true);
    },
  );

  test.each([
    [{ term: 'a\u0000b' }, 'term'],
    ['{"term":"half \\ud83c of a pair"}', 'term'],
    [{ orderBy: [{ sortExpression: 'CHANNEL', direction: 'Asc', name: '\u0000' }] }, 'orderBy.0.name'],
  ])('the text %j, which no database can store, is rejected', async (body, field) => {
    expect(await post(body)).toMatchObject({ status: 400, json: { error: 'validation', field } });
  });

  test('the longest term is searched for, and a longer one rejected', async () => {
    const longest = await post({ term: 'x'.repeat(SEARCH_TERM_MAX) });
    expect(longest).toMatchObject({ status: 200, json: { programs: [], count: 0 } });
    expect(await post({ term: 'x'.repeat(SEARCH_TERM_MAX + 1) })).toMatchObject({
      status: 400,
      json: { error: 'validation', field: 'term' },
    });
  });

  test('an internal error returns 500 without details', async () => {
    const lost = await kind.open();
    await lost.close();
    const broken = await createServer({
      ...server.parts,
      database: { ...server.database, reader: lost.reader },
    });
    const response = await broken.inject({
      method: 'POST',
      url: SEARCH,
      headers: { authorization: `Bearer ${token}` },
      payload: {},
    });
    await broken.close();
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      error: 'internal',
      message: 'Something went wrong on the server',
      requestId: expect.any(String),
    });
  });

  test('a server that is not ready says so, without any details', async () => {
    const starting = await createServer({ ...server.parts, phase: () => 'starting' });
    expect((await starting.inject('/healthz')).statusCode).toBe(503);
    const call = await starting.inject({
      url: '/api/Vip/HasReports/',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(call.statusCode).toBe(503);
    expect(call.json()).toMatchObject({ error: 'unavailable' });
    await starting.close();
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  });

  test('responses may not be stored, sniffed or framed', async () => {
    const { headers } = await post({ resultsPerPage: 1 });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });
});
