/**
 * Measures results with 30,000 loaded programmes, on a processor slowed down to a quarter: scrolling through them in
 * 10 s, as a table and as thumbnails, compared with a plain list of the same rows in the same run; and from
 * interactions to the next paint. `--rounds 10`; `--json FILE` stores every figure; `--data FOLDER` stores the
 * database there instead of in `bench/var`; `--speed 4` scrolls by four pixels per millisecond instead of through all
 * of them.
 */
import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { signIn, withFreshBrowser, type SignedIn } from '../first-results/browser.ts';
import { startApp } from '../first-results/served-app.ts';
import { pointTo, publishBundle, publishComposed } from '../first-results/shapes.ts';
import { machine } from '../machine.ts';
import { inRoot } from '../root.ts';
import { scrollThrough, type ScrollFigures } from './in-page.ts';
import { measureInteractions } from './interactions.ts';
import { openLoadedResults, ROWS, VIEWS, type View } from './loaded-results.ts';
import { describeInteractions, describeScrolling, LISTS, type List, type Round } from './report.ts';

const SCROLL_MS = 10_000;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    data: { type: 'string', default: inRoot('bench', 'var', 'results-list') },
    json: { type: 'string' },
    speed: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds: a whole number from 1 on');
const pxPerMs = values.speed === undefined ? undefined : Number(values.speed);
if (pxPerMs !== undefined && !(pxPerMs > 0)) throw new Error('--speed: pixels in a millisecond, more than 0');
const folder = resolve(values.data);
const registry = join(folder, 'data', 'registry');

console.log(machine());
console.log('Building the application and the plain list …');
const composed = await publishComposed(registry);
const entry = new URL('./plain-list/main.tsx', import.meta.url);
const plain = await publishBundle(entry, join(folder, 'plain-list'), registry);
const pointers = { airdex: composed, 'plain list': { ...composed, current: plain.current } };
const app = await startApp(join(folder, 'data'), String(ROWS));

function scroll(signedIn: SignedIn, view: View): Promise<ScrollFigures> {
  return withFreshBrowser(signedIn, async (context) => {
    const page = await openLoadedResults(context, app.url, view);
    return page.evaluate(scrollThrough, {
      durationMs: SCROLL_MS,
      ...(pxPerMs === undefined ? {} : { pxPerMs }),
    });
  });
}

/** The lists alternate, and each is first equally often, so that other load of the machine affects both alike. */
async function runRound(round: number, signedIn: SignedIn): Promise<Round> {
  const scrolling: Partial<Record<List, Record<View, ScrollFigures>>> = {};
  for (const list of round % 2 === 0 ? LISTS : LISTS.toReversed()) {
    await pointTo(registry, pointers[list]);
    const figures: Partial<Record<View, ScrollFigures>> = {};
    for (const view of VIEWS) figures[view] = await scroll(signedIn, view);
    scrolling[list] = figures as Record<View, ScrollFigures>;
  }
  await pointTo(registry, composed);
  const interactions = await withFreshBrowser(signedIn, async (context) =>
    measureInteractions(await openLoadedResults(context, app.url, 'list')),
  );
  return { scrolling: scrolling as Round['scrolling'], interactions };
}

const measured: Round[] = [];
try {
  const signedIn = await signIn(app.url);
  for (let round = 0; round < rounds; round += 1) {
    measured.push(await runRound(round, signedIn));
    console.log(`round ${round + 1} of ${rounds}`);
  }
} finally {
  await pointTo(registry, composed);
  await app.stop();
  await rm(join(folder, 'plain-list'), { recursive: true, force: true });
}
console.log(`\n${describeScrolling(measured)}\n\n${describeInteractions(measured)}\n\n${machine()}`);
if (values.json !== undefined) await writeFile(values.json, JSON.stringify(measured));
