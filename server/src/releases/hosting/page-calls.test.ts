import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FirstCall, PageCall } from '@airdex/shared-contracts/composition';
import type { FastifyInstance } from 'fastify';
import { createBareApp } from '../../../testing/bare-app.ts';
import { createTestRegistry, type TestRegistry } from '../../../testing/test-registry.ts';
import { hostingPlugin } from './hosting-plugin.ts';

const FIRST_CALLS: Readonly<Record<string, readonly FirstCall[]>> = {
  './card': [
    { call: 'getCard', params: { id: ':id', forExport: false } },
    { call: 'hasReports' },
    { call: 'addedByANewerServer' },
    { call: 'authenticate' },
  ],
  './compare': [{ call: 'getLatestPrograms', pictures: true }],
  './results': [{ call: 'getAdvancedSearchPrograms', body: 'search-address' }],
};

let registry: TestRegistry;
let app: FastifyInstance;

beforeEach(async () => {
  registry = await createTestRegistry();
  const [remote] = (await registry.publish('first')).remotes;
  if (remote === undefined) throw new Error('The registry has no remote');
  const firstCalls = Object.fromEntries(
    Object.entries(FIRST_CALLS).map(([exposed, calls]) => [exposed, [...calls]]),
  );
  const search = { ...remote, name: 'mfe-search', federationName: 'mfe_search', firstCalls };
  await registry.publish('with first calls', { remotes: [{ ...remote, firstCalls }, search] });
  app = createBareApp();
  await app.register(hostingPlugin, {
    registryFolder: registry.folder,
    overrideOrigins: ['http://localhost:*'],
    mayOverride: async () => true,
  });
});
afterEach(async () => {
  await app.close();
  await registry.remove();
});

async function callsAt(url: string, cookie = ''): Promise<readonly PageCall[]> {
  const { body } = await app.inject({ url, headers: { accept: 'text/html', cookie } });
  expect(body).not.toContain('firstCalls');
  const text = /id="airdex-page-calls">(.*?)<\/script>/s.exec(body)?.[1] ?? '[]';
  return JSON.parse(text) as readonly PageCall[];
}

describe('the calls that a page starts', () => {
  test('are those that its screen declares, with the parameters of its address', async () => {
    const headers = { Accept: 'application/json, */*', LanguageId: '' };
    for (const url of ['/card/7', '/Card/007/?from=mail'])
      expect(await callsAt(url)).toEqual([
        { url: '/api/Card/GetCard/7/false', method: 'GET', headers },
        { url: '/api/Vip/HasReports/', method: 'GET', headers },
      ]);
  });

  test('state whether the pictures of the response are loaded, too', async () => {
    expect((await callsAt('/compare?ids=7')).map(({ hasPictures }) => hasPictures)).toEqual([true]);
    expect((await callsAt('/card/7')).map(({ hasPictures }) => hasPictures)).toEqual([undefined, undefined]);
  });

  test('leave out a call for which the address has no valid value', async () => {
    expect((await callsAt('/card/seven')).map(({ url }) => url)).toEqual(['/api/Vip/HasReports/']);
  });

  test('include the search of the address, for a new entry of the history', async () => {
    const [call] = await callsAt('/search?v=1&q=%3C%2Fscript%3E');
    expect(call).toMatchObject({
      url: '/api/Search/GetAdvancedSearchPrograms',
      method: 'POST',
      isForNewEntry: true,
    });
    expect(call?.headers['Content-Type']).toBe('application/json');
    expect(JSON.parse(call?.body ?? '')).toMatchObject({ term: '</script>', page: 1, resultsPerPage: 120 });
  });

  test.each(['/', '/login', '/search', '/search?v=1&q=' + 'quiz'.repeat(1500), '/no/such/page'])(
    'are none at %s',
    async (url) => {
      expect(await callsAt(url)).toEqual([]);
    },
  );

  test('are none for a screen that comes from elsewhere', async () => {
    const cookie = `airdex-overrides=${encodeURIComponent('card@http://localhost:4102')}`;
    expect(await callsAt('/card/7', cookie)).toEqual([]);
  });
});
