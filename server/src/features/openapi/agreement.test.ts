import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  endpoints,
  fillPath,
  pathParameters,
  type BodyInput,
  type EndpointName,
  type Endpoints,
} from '@airdex/shared-contracts/api';
import { filledRegistry } from '@airdex/release-registry/testing';
import type { FilledRegistry } from '@airdex/release-registry/testing';
import { testDatabases } from '../../../testing/test-database.ts';
import { storedProgrammes } from '../../../testing/expected-programmes.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { BODY_EXAMPLES } from './body-examples.ts';
import { createDocumentCheck } from '../../../testing/document-check.ts';
import { openApiDocument } from './openapi-document.ts';

const document = openApiDocument('1.0.0', 'Airdex');
const check = createDocumentCheck(document);
const names = Object.keys(endpoints) as EndpointName[];
const operations = new Map(
  Object.values(document.paths).flatMap((item) =>
    Object.values(item).map((operation) => [operation.operationId, operation] as const),
  ),
);

/** Calls that can't succeed here, with the tests that cover them. */
const ELSEWHERE = new Set<EndpointName>([
  // Requires a browser: tested with the printer.
  'getCardPdf',
]);

/** Names of all properties of a document, at every depth. */
function propertyNames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const names = Array.isArray(value) ? [] : Object.keys(value);
  return [...names, ...Object.values(value).flatMap(propertyNames)];
}

interface Input {
  readonly params?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: unknown;
}

describe.each(testDatabases())('responses on $name match the document', (kind) => {
  let server: TestServer;
  let registry: FilledRegistry;
  let token: string;
  let programme: number;
  beforeAll(async () => {
    registry = await filledRegistry();
    server = await startTestServer(kind, { registryFolder: registry.path });
    token = await server.signIn('demo');
    programme = (await storedProgrammes(server.database.kysely)).find((row) => row.video !== null)?.id ?? 0;
  });
  afterAll(async () => {
    await server.close();
    await registry.remove();
  });

  const make = async <Name extends EndpointName>(name: Name, body: BodyInput<Endpoints[Name]>) => {
    const { status, json } = await server.call(name, { token, body });
    expect([name, status]).toEqual([name, 200]);
    return (json as { id: number }).id;
  };
  const newSearch = () => make('createSearch', BODY_EXAMPLES.createSearch);
  const newPlaylist = () => make('addPlaylist', BODY_EXAMPLES.addPlaylist);
  const idOfResponse = async () => {
    const answers = server.database.kysely.selectFrom('faq').select('id').where('attachment', 'is not', null);
    return (await answers.executeTakeFirstOrThrow()).id;
  };
  const idOfUser = async (username: string) => {
    const users = server.database.kysely.selectFrom('app_user').select('id').where('username', '=', username);
    return (await users.executeTakeFirstOrThrow()).id;
  };
  const idOfAccess = async () => {
    const { json } = await server.call('getAccesses', { token });
    return (json as readonly { id: number }[])[0]?.id ?? 0;
  };
  /** A playlist of a colleague, shared with the caller. */
  const sharedPlaylist = async () => {
    const colleague = await server.signIn('colleague');
    const { json } = await server.call('addPlaylist', { token: colleague, body: { name: 'Shared' } });
    const { id } = json as { id: number };
    const body = [await idOfUser('demo')];
    await server.call('linkMultipleSharedPlaylist', { token: colleague, params: { id }, body });
    return id;
  };
  let codes = 0;
  const newRelease = async (options = {}) => {
    const { revision, composition } = await registry.release('mfe-card', `code ${(codes += 1)}`, options);
    return { revision, composition };
  };
  const selection = () => ({ selectMode: 'Include' as const, selectedIds: [programme] });

  /** What a call needs to succeed if its example and the programme's id are not enough. */
  const inputs: Partial<Record<EndpointName, () => Promise<Input> | Input>> = {
    // Another user, because it ends the session of the user who signs in.
    authenticate: () => ({ body: { ...BODY_EXAMPLES.authenticate, username: 'colleague' } }),
    getExportProgress: () => ({ params: { jobId: 'a-job-to-come' } }),
    changePassword: () => ({ body: { oldPassword: 'Demo2026', newPassword: 'Demo2026' } }),
    recoverPassword: () => ({ body: { email: 'colleague@example.com' } }),
    getAccessReport: async () => ({ params: { id: await idOfAccess() } }),
    disableDailyUpdate: () => ({ params: { idLetter: 'x', idUser: 'y' } }),
    informationRequest: () => ({ body: { ...BODY_EXAMPLES.informationRequest, launchId: programme } }),
    getAdvancedSearchProgramsExport: () => ({ body: selection() }),
    saveSearchFilter: async () => ({ body: { id: await newSearch(), filter: {} } }),
    saveSearch: async () => ({ body: { id: await newSearch(), searchName: 'Renamed' } }),
    saveSortableSearch: async () => ({ body: { id: await newSearch(), idFolder: null, position: 0 } }),
    setSortableSearches: async () => ({ body: [{ id: await newSearch(), isFolder: false }] }),
    duplicateSearch: async () => ({ params: { id: await newSearch() } }),
    deleteSearch: async () => ({ params: { id: await newSearch() } }),
    restoreSearch: async () => {
      const params = { id: await newSearch() };
      await server.call('deleteSearch', { token, params });
      return { params };
    },
    setSearchShowInHomepage: async () => ({ body: [{ id: await newSearch(), showInHomepage: false }] }),
    setSearchFavorites: async () => ({ body: [await newSearch()] }),
    setSearchDailyUpdate: async () => ({ params: { id: await newSearch(), dailyUpdate: true } }),
    getSavedSearchPrograms: async () => ({ params: { id: await newSearch() } }),
    saveSearchFolder: async () => ({
      body: { id: await make('addSearchFolder', { name: 'A' }), name: 'B' },
    }),
    deleteSearchFolder: async () => ({ params: { id: await make('addSearchFolder', { name: 'A' }) } }),
    savePlaylist: async () => ({ body: { id: await newPlaylist(), name: 'Renamed' } }),
    duplicatePlaylist: async () => ({ params: { id: await newPlaylist() } }),
    deletePlaylist: async () => ({ params: { id: await newPlaylist() } }),
    restorePlaylist: async () => {
      const params = { id: await newPlaylist() };
      await server.call('deletePlaylist', { token, params });
      return { params };
    },
    addProgramsToPlaylist: async () => ({
      body: { idPlaylists: [await newPlaylist()], filter: selection(), mode: 'Add' },
    }),
    removeProgramsToPlaylist: async () => ({
      body: { idPlaylists: [await newPlaylist()], filter: selection() },
    }),
    getPlaylistsPrograms: async () => ({ params: { id: await newPlaylist(), limit: 7 } }),
    getSharedPlaylistUsers: async () => ({ params: { id: await newPlaylist() } }),
    linkMultipleSharedPlaylist: async () => ({
      params: { id: await newPlaylist() },
      body: [await idOfUser('colleague')],
    }),
    unlinkMultipleSharedPlaylist: async () => ({
      params: { id: await newPlaylist() },
      body: [await idOfUser('colleague')],
    }),
    unlinkSharedPlaylist: async () => ({ params: { id: await sharedPlaylist() } }),
    savePlaylistFolder: async () => ({
      body: { id: await make('addPlaylistFolder', { name: 'A' }), name: 'B' },
    }),
    deletePlaylistFolder: async () => ({ params: { id: await make('addPlaylistFolder', { name: 'A' }) } }),
    setSortablePlaylists: async () => ({ body: [{ id: await newPlaylist(), isFolder: false }] }),
    getReleases: () => ({ params: { history: 5 } }),
    promoteRelease: async () => ({ body: await newRelease({ canary: 5 }) }),
    rollBackRelease: async () => ({ body: { revision: (await newRelease()).revision } }),
    endCanary: async () => ({ body: await newRelease({ canary: 10 }) }),
    getAttachment: async () => ({ params: { id: await idOfResponse() } }),
  };

  const send = async (name: EndpointName, { params, body }: Input, language: 'en' | 'ch', by = token) => {
    const entry = endpoints[name];
    const streamed = new AbortController();
    const isStream = entry.response.kind === 'events';
    if (isStream) setTimeout(() => streamed.abort(), 100);
    const given =
      params ?? Object.fromEntries(pathParameters(entry.path).map((each) => [each.name, programme]));
    const response = await server.app
      .inject({
        method: entry.method,
        url: fillPath(entry.path, {
          forExport: false,
          withShared: true,
          withCounts: true,
          ...given,
          ...flags(given),
        }),
        headers: {
          authorization: `Bearer ${by}`,
          languageid: language === 'ch' ? '1' : '',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
        signal: streamed.signal,
      })
      .catch((error: unknown) => {
        if (isStream) return null;
        throw error;
      });
    if (name === 'logOut') token = await server.signIn('demo');
    return response;
  };
  /** Flags in a path take no id. */
  const flags = (given: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.keys(given)
        .filter((name) => /^(with|for)/.test(name))
        .map((name) => [name, true]),
    );

  const problemsOf = (name: EndpointName, response: Awaited<ReturnType<typeof send>>): string[] => {
    if (response === null) return [];
    const operation = operations.get(name);
    if (!operation) return ['it is not described'];
    const { statusCode: status, headers, body } = response;
    return check.problems(operation, { status, contentType: headers['content-type']?.toString(), body });
  };

  test.each(names.filter((name) => !ELSEWHERE.has(name)))(
    '[API-10] %s succeeds, in both languages and in camel case',
    async (name) => {
      for (const language of ['en', 'ch'] as const) {
        const example: unknown = BODY_EXAMPLES[name as keyof typeof BODY_EXAMPLES];
        const input = (await inputs[name]?.()) ?? {};
        const response = await send(name, { body: example, ...input }, language);
        const status = response?.statusCode ?? 200;
        expect([name, status, status >= 300 && response?.body]).toEqual([name, expect.any(Number), false]);
        expect(problemsOf(name, response)).toEqual([]);
        if (response?.headers['content-type']?.toString().startsWith('application/json'))
          expect(propertyNames(response.json()).filter((each) => !/^[a-z]/.test(each))).toEqual([]);
      }
    },
  );

  test.each(names)('%s returns the documented errors', async (name) => {
    const strange = pathParameters(endpoints[name].path).map((each) => [each.name, '2147483647']);
    const refusals: readonly [Input, string][] = [
      [{ body: { nonsense: true } }, token],
      [{ body: [1] }, token],
      [{ body: BODY_EXAMPLES[name as keyof typeof BODY_EXAMPLES] }, 'nonsense'],
      [{ params: Object.fromEntries(strange) as Record<string, string> }, token],
    ];
    for (const [input, by] of refusals) {
      if (name === 'logOut' && by === token) continue;
      expect(problemsOf(name, await send(name, input, 'en', by))).toEqual([]);
    }
  });

  test('the check detects mismatches', () => {
    const operation = operations.get('getCard');
    if (!operation) throw new Error('It is not described');
    const contentType = 'application/json; charset=utf-8';
    const body = JSON.stringify({ idProgram: 'x', secret: 1 });
    expect(check.problems(operation, { status: 200, contentType, body })).toEqual(
      expect.arrayContaining([
        expect.stringContaining('"missingProperty":"localTitle"'),
        expect.stringContaining('/idProgram must be integer'),
        expect.stringContaining('"additionalProperty":"secret"'),
      ]),
    );
    expect(check.problems(operation, { status: 200, contentType: 'text/html', body })).toHaveLength(1);
    expect(check.problems(operation, { status: 404, contentType, body: '{"error":"odd"}' })).not.toEqual([]);
    expect(check.problems(operation, { status: 204, contentType: undefined, body: '' })).toEqual([]);
  });
});
