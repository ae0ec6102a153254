import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiErrorBody, Facets } from '@airdex/shared-contracts/api';
import { DEFAULT_SEARCH_FILTER, type SearchFilterInput } from '@airdex/shared-contracts/search-filter';
import fc from 'fast-check';
import { facetSelections } from '../../../testing/facet-selections.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

type Name = keyof Facets;

/** The call of each facet, and the fields of its own selection. */
const CALLS = {
  countries: ['getCountriesByPrograms', 'allBroadcastsSelected', 'selectedBroadcasts', 'selectedCountries'],
  producedIn: ['getCountriesProducedIn', 'allProducedInSelected', 'selectedProducedIn'],
  developedIn: ['getCountriesDevelopedIn', 'allDevelopedInSelected', 'selectedDevelopedIn'],
  genres: ['getGenres', 'allGenresSelected', 'selectedGenres', 'selectedGenresGroups'],
  keywords: ['getKeywords', 'allKeywordsSelected', 'selectedKeywords'],
  frequencies: ['getFrequencies'],
  platforms: ['getPlatforms', 'allPlatformsSelected', 'selectedPlatforms'],
  dates: ['getMinMaxDatesByPrograms', 'startDate', 'endDate'],
} as const;
const NAMES = Object.keys(CALLS) as Name[];

function cleared(name: Name, selection: SearchFilterInput): SearchFilterInput {
  const [, ...own] = CALLS[name];
  return { ...selection, ...Object.fromEntries(own.map((field) => [field, DEFAULT_SEARCH_FILTER[field]])) };
}

interface Option {
  readonly id: number;
  readonly name: string;
  readonly count: number;
}
type Tree = readonly (Option & {
  readonly [children in 'channels' | 'subGenres' | 'childs']?: readonly Option[];
})[];
const childrenOf = ({ channels, subGenres, childs }: Tree[number]) => channels ?? subGenres ?? childs;

/** Only the options with programmes. */
function filled(tree: Tree): Tree {
  const isFilled = ({ count }: Option) => count > 0;
  return tree.filter(isFilled).map((group) => ({
    ...group,
    ...(group.channels && { channels: group.channels.filter(isFilled) }),
    ...(group.subGenres && { subGenres: group.subGenres.filter(isFilled) }),
    ...(group.childs && { childs: group.childs.filter(isFilled) }),
  }));
}

/** Ids of a tree's leaves. */
function leaves(tree: Tree): number[] {
  return tree.flatMap((option) => {
    const children = childrenOf(option);
    return children === undefined || children.length === 0 ? [option.id] : children.map(({ id }) => id);
  });
}

describe.each([testDatabase()])('GetFacets on $name', (kind) => {
  let server: TestServer;
  /** Also those that only a larger subscription includes. */
  let options: Facets;
  beforeAll(async () => {
    server = await startTestServer(kind);
    const token = await server.signIn('demo');
    options = (await server.call('getFacets', { token, body: {} })).json as Facets;
  });
  afterAll(() => server.close());

  test.each([
    ['demo', 'en'],
    ['limited', 'ch'],
  ] as const)(
    '[API-05] [API-11] returns the same as the eight calls, each without its own part of the selection: %s, %s',
    async (username, language) => {
      const token = await server.signIn(username);
      const ask = async (name: (typeof CALLS)[Name][0] | 'getFacets', body: SearchFilterInput) => {
        const { status, json } = await server.call(name, { token, body, language });
        expect(status).toBe(200);
        return json;
      };
      let kept = 0;
      await fc.assert(
        fc.asyncProperty(facetSelections(options), async (selection) => {
          const all = (await ask('getFacets', selection)) as Facets;
          expect(Object.keys(all).toSorted()).toEqual(NAMES.toSorted());
          for (const name of NAMES) {
            const [call] = CALLS[name];
            const alone = await ask(call, cleared(name, selection));
            if (name === 'dates' || name === 'frequencies') {
              expect([name, all[name]]).toEqual([name, alone]);
              continue;
            }
            expect([name, filled(all[name])]).toEqual([name, alone]);
            // A selected option stays, as in the response for the selection with it.
            const whole = new Set(leaves((await ask(call, selection)) as Tree));
            const empty = leaves(all[name]).filter((id) => !leaves(alone as Tree).includes(id));
            const expected = [...whole].filter((id) => !leaves(alone as Tree).includes(id));
            expect([name, empty.toSorted()]).toEqual([name, expected.toSorted()]);
            kept += empty.length;
          }
        }),
        { numRuns: 60 },
      );
      expect(kept).toBeGreaterThan(0);
    },
    120_000,
  );

  test.each([
    ['startDate', { startDate: 'yesterday' }],
    ['selectedGenres', { selectedGenres: ['drama'] }],
    ['selectedPlatforms', { selectedPlatforms: [3] }],
  ])('[API-05] rejects a body with 400 and names its field %s', async (field, body) => {
    const token = await server.signIn('demo');
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/Search/GetFacets',
      headers: { authorization: `Bearer ${token}` },
      payload: body,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json<ApiErrorBody>().field).toMatch(new RegExp(`^${field}`));
  });
});
