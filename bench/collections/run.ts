import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { request, type APIRequestContext, type BrowserContext } from '@playwright/test';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { signIn, withFreshBrowser, type SignedIn } from '../first-results/browser.ts';
import { startApp } from '../first-results/served-app.ts';
import { publishComposed } from '../first-results/shapes.ts';
import { throttle } from '../first-results/throttle.ts';
import { machine } from '../machine.ts';
import { inRoot } from '../root.ts';
import { spread } from '../statistics.ts';

/** Saved searches of the user: many, and the same page with few. */
const COUNTS = [10, 500] as const;
const LIMIT_MS = 300;
/** After the last task, so that previews in view have loaded. */
const QUIET_MS = 1500;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    data: { type: 'string', default: inRoot('bench', 'var', 'collections') },
  },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds: a whole number from 1 on');
const dataFolder = join(resolve(values.data), 'data');

/** Gives the user exactly so many saved searches, a fifth of them in folders. */
async function keep(api: APIRequestContext, count: number): Promise<void> {
  const call = async (method: string, path: string, data?: object): Promise<unknown> => {
    const response = await api.fetch(`/api/Search/${path}`, { method, ...(data ? { data } : {}) });
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()}`);
    return response.json();
  };
  const before = (await call('GET', 'GetSavedSearches')) as { readonly id: number }[];
  for (const { id } of before.slice(count)) await call('DELETE', `DeleteSearch/${id}`);
  for (let made = before.length; made < count; made += 1)
    await call('POST', 'CreateSearch', {
      searchName: `Search ${made}`,
      description: 'What is new on Mondays',
      filter: { term: 'the' },
    });
  const all = (await call('GET', 'GetSavedSearches')) as { readonly id: number }[];
  const folder = (await call('POST', 'AddSearchFolder', { name: 'Mondays' })) as { readonly id: number };
  const childs = all.slice(0, count / 5).map(({ id }) => ({ id }));
  await call('PUT', 'SetSortableSearches', [{ id: folder.id, isFolder: true, childs }]);
}

/** Milliseconds of the main thread from the click until the page is quiet, its code loaded before. */
async function visit(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await throttle(cdp);
  await cdp.send('Performance.enable');
  const open = async (): Promise<number> => {
    const busy = async (): Promise<number> => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
    };
    await page.getByRole('link', { name: 'Airdex, home' }).click();
    await page.getByRole('treegrid').waitFor({ state: 'detached' });
    await page.waitForTimeout(QUIET_MS);
    const before = await busy();
    await page.getByRole('link', { name: 'Saved searches' }).first().click();
    await page.getByRole('treegrid').getByRole('row').first().waitFor();
    await page.waitForTimeout(QUIET_MS);
    return (await busy()) - before;
  };
  await page.goto(`${url}/faq`);
  await open();
  const ms = await open();
  await page.close();
  return ms;
}

const apiOf = (url: string, { origins }: SignedIn) =>
  request.newContext({
    baseURL: url,
    extraHTTPHeaders: {
      Authorization: `Bearer ${origins[0]?.localStorage.find(({ name }) => name === LOCAL_STORAGE_KEYS.token)?.value ?? ''}`,
    },
  });

console.log(machine());
await publishComposed(join(dataFolder, 'registry'));
const app = await startApp(dataFolder);
const measured = new Map<number, number[]>(COUNTS.map((count) => [count, []]));
try {
  const signedIn = await signIn(app.url);
  const api = await apiOf(app.url, signedIn);
  for (let round = 1; round <= rounds; round += 1)
    for (const count of COUNTS) {
      await keep(api, count);
      const ms = await withFreshBrowser(signedIn, (context) => visit(context, app.url));
      measured.get(count)?.push(ms);
      console.log(`round ${round}, ${count} saved searches: ${ms.toFixed(0)} ms`);
    }
  await api.dispose();
} finally {
  await app.stop();
}

const medians = COUNTS.map((count) => spread(measured.get(count) ?? []).median);
const [few = Number.NaN, many = Number.NaN] = medians;
console.log(
  `Main thread, medians of ${rounds}: ${few.toFixed(0)} ms with ${COUNTS[0]}, ${many.toFixed(0)} ms with ${COUNTS[1]}; the difference at most ${LIMIT_MS} ms: ${many - few <= LIMIT_MS ? 'held' : 'MISSED'}`,
);
