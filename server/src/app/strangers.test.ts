import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  apiErrorSchema,
  endpoints,
  fillPath,
  pathParameters,
  type Endpoint,
  type EndpointName,
} from '@airdex/shared-contracts/api';
import { testDatabase } from '../../testing/test-database.ts';
import { BODY_EXAMPLES } from '../features/openapi/body-examples.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

/** The user calls of each requirement, by path prefix. */
const AREAS: readonly (readonly [title: string, calls: RegExp])[] = [
  ['[API-01] account', /^api\/Account\//],
  ['[API-02] card', /^api\/Card\//],
  ['[API-03] saved searches, reads', /^api\/Search\/Get\w*(SavedSearch\w*|SortableSearches)/],
  ['[API-04] results and their export', /^api\/Search\/GetAdvancedSearchPrograms/],
  [
    '[API-05] facets',
    /^api\/Search\/Get(MinMaxDatesby|CountriesBy)Programs|^api\/Search\/Get(Facets|CountriesDevelopedIn|CountriesProducedIn|Genres|Keywords|Frequencies|Platforms)$/,
  ],
  ['[API-06] saved searches, writes', /^api\/Search\/(?!Get)/],
  ['[API-07] playlists', /^api\/Playlist\//],
  ['[API-08] home', /^api\/Home\//],
  ['[API-09] letters, questions, reports', /^api\/(DailyUpdate|Faqs|Vip)\//],
  ['progress of exports', /^api\/Export\//],
  ['releases', /^api\/Releases\//],
];

const calls = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, { access }]) => access === 'user',
);

describe.each([testDatabase()])('unauthenticated requests on $name', (kind) => {
  let server: TestServer;
  let ended: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
    ended = await server.signIn('demo');
    await server.call('logOut', { token: ended });
  });
  afterAll(() => server.close());

  const ask = async (name: EndpointName, headers: Record<string, string>, payload?: string) => {
    const { method, path } = endpoints[name];
    const parameters = pathParameters(path).map((parameter) => [parameter.name, '1']);
    return server.app.inject({
      method,
      url: fillPath(path, Object.fromEntries(parameters) as Record<string, string>),
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
  };

  test.each(AREAS)('%s: every call returns 401 without a session', async (_, pattern) => {
    const own = calls.filter(([, { path }]) => pattern.test(path));
    expect(own.length).toBeGreaterThan(0);
    for (const [name] of own) {
      const example = JSON.stringify(BODY_EXAMPLES[name as keyof typeof BODY_EXAMPLES]) as string | undefined;
      const json = { 'content-type': 'application/json' };
      const attempts = [
        await ask(name, {}),
        await ask(name, json, example ?? '{}'),
        await ask(name, json, '{ broken'),
        await ask(name, { ...json, authorization: 'Bearer nonsense' }, example),
        await ask(name, { authorization: `Bearer ${ended}` }),
        await ask(name, { cookie: `airdex-media=${ended}` }),
      ];
      for (const { statusCode, body, headers } of attempts) {
        expect([name, statusCode]).toEqual([name, 401]);
        expect(headers['www-authenticate']).toBe('Bearer');
        expect(apiErrorSchema.parse(JSON.parse(body))).toMatchObject({ error: 'unauthorised' });
      }
    }
  });

  test('the list contains all calls of users', () => {
    const left = calls.filter(([, { path }]) => !AREAS.some(([, pattern]) => pattern.test(path)));
    expect(left).toEqual([]);
  });
});
