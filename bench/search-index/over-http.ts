/**
 * Measures one screen of results over HTTP: a page of 120 programmes with the count and, at the same time, all
 * facets, in one call and in eight. `--programmes 300000 --rounds 30`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endpoints } from '@airdex/shared-contracts/api';
import { SEARCH_TITLES, type SearchFilterInput } from '@airdex/shared-contracts/search-filter';
import { machine } from '../machine.ts';
import { startServer } from '../subscribers/installation.ts';
import { ask, type Answer } from '../subscribers/request.ts';
import { timing } from './timing.ts';

const { values } = parseArgs({
  options: { programmes: { type: 'string', default: '300000' }, rounds: { type: 'string', default: '30' } },
});
const rounds = Number(values.rounds);
const WARM_UP = 3;
const WORD = /\p{L}{4,}/gu;

const ONE_CALL = ['getFacets'] as const;
const EIGHT_CALLS = [
  'getCountriesByPrograms',
  'getCountriesProducedIn',
  'getCountriesDevelopedIn',
  'getGenres',
  'getKeywords',
  'getFrequencies',
  'getPlatforms',
  'getMinMaxDatesByPrograms',
] as const;
type Call = (typeof ONE_CALL | typeof EIGHT_CALLS)[number] | 'getAdvancedSearchPrograms';

/** Each round uses its own month, so that nothing is cached from the round before. */
const monthOf = (round: number) => `20${10 + (round % 15)}-${String(1 + (round % 12)).padStart(2, '0')}-01`;

function casesOf(words: readonly string[]): Record<string, (round: number) => SearchFilterInput> {
  const term = (round: number) => words[round % words.length] ?? '';
  const wide = (round: number): SearchFilterInput => ({
    startDate: monthOf(round),
    selectedFormatTypes: [1, 3],
  });
  const inAllFields = (round: number): SearchFilterInput => ({
    term: term(round),
    selectedSearchTitles: [...SEARCH_TITLES],
  });
  return {
    'no filter': () => ({}),
    'wide filter': wide,
    'term, 11 fields': inAllFields,
    'term, 11 fields, wide filter': (round) => ({ ...wide(round), ...inAllFields(round) }),
  };
}

function answered(response: Answer): Answer {
  if (response.status !== 200)
    throw new Error(`${response.name}: ${response.status} ${response.text.slice(0, 200)}`);
  return response;
}

const dataDir = await mkdtemp(join(tmpdir(), 'airdex-bench-facets-'));
try {
  console.log(`${values.programmes} programmes, ${rounds} rounds; ${machine()}`);
  const { url, program } = await startServer({
    dataDir,
    databaseUrl: null,
    programmes: Number(values.programmes),
  });
  try {
    const credentials = { username: 'demo', password: 'Demo2026', forceLogin: true };
    const signedIn = await ask(url, null, {
      name: 'authenticate',
      path: '/api/Account/Authenticate',
      body: credentials,
    });
    const { token } = JSON.parse(answered(signedIn).text) as { token: string };
    const call = async (name: Call, body: unknown) =>
      answered(await ask(url, token, { name, path: `/${endpoints[name].path}`, body }));
    const screen = async (facets: readonly Call[], filter: SearchFilterInput): Promise<number> => {
      const start = performance.now();
      const page = { ...filter, page: 1, resultsPerPage: 120 };
      await Promise.all([
        call('getAdvancedSearchPrograms', page),
        ...facets.map((name) => call(name, filter)),
      ]);
      return performance.now() - start;
    };
    const first = await call('getAdvancedSearchPrograms', { resultsPerPage: 1000 });
    const { programs } = JSON.parse(first.text) as { programs: { localTitle: string }[] };
    const words = [...new Set(programs.flatMap(({ localTitle }) => localTitle.match(WORD) ?? []))];

    console.log(`best / median / p95 in ms${' '.repeat(17)}facets in one call       in eight calls`);
    for (const [name, filterOf] of Object.entries(casesOf(words))) {
      const times = { one: [] as number[], eight: [] as number[] };
      for (let round = -WARM_UP; round < rounds; round++) {
        // Each way has its own rounds, so that the other one does not warm it up.
        const own = 2 * (round + WARM_UP);
        const one = await screen(ONE_CALL, filterOf(own));
        const eight = await screen(EIGHT_CALLS, filterOf(own + 1));
        if (round < 0) continue;
        times.one.push(one);
        times.eight.push(eight);
      }
      const figures = [times.one, times.eight].map((of) => {
        const { best, median, p95 } = timing(of);
        return [best, median, p95].map((ms) => ms.toFixed(1).padStart(6)).join(' /');
      });
      console.log(`${name.padEnd(36)} ${figures.join('   ')}`);
    }
  } finally {
    await program.stop();
  }
  console.log(machine());
} finally {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
