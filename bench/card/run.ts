import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { signIn, withFreshBrowser } from '../first-results/browser.ts';
import { startApp } from '../first-results/served-app.ts';
import { publishComposed } from '../first-results/shapes.ts';
import { throttle } from '../first-results/throttle.ts';
import { machine } from '../machine.ts';
import { inRoot } from '../root.ts';
import { spread } from '../statistics.ts';
import { findFullCard } from './full-card.ts';
import { watchCard, withoutBoardAndMap } from './in-page.ts';

/** The complete card, and the same card without audience board and map. */
const VARIANTS = ['full', 'without'] as const;
type Variant = (typeof VARIANTS)[number];
type Figures = Readonly<Record<'cold' | 'warm', number>>;

const RATIO_MAX = 1.1;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '11' },
    data: { type: 'string', default: inRoot('bench', 'var', 'card') },
    json: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds: a whole number from 1 on');
const dataFolder = join(resolve(values.data), 'data');

/** Opens the card in a new tab; returns the milliseconds until it is interactive. */
async function visit(context: BrowserContext, address: string, variant: Variant): Promise<number> {
  const page = await context.newPage();
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(String(error)));
  await throttle(await context.newCDPSession(page));
  if (variant === 'without') await page.addInitScript(withoutBoardAndMap);
  await page.addInitScript(watchCard, { quietMs: 1000, withinMs: 60_000 });
  await page.goto(address, { waitUntil: 'commit' });
  const interactiveMs = await page.evaluate(() => window.airdexInteractive);
  await page.close();
  if (failures.length > 0) throw new Error(`The page failed: ${failures.join('; ')}`);
  return interactiveMs;
}

console.log(machine());
console.log('Building …');
await publishComposed(join(dataFolder, 'registry'));
const app = await startApp(dataFolder);
const measured: Readonly<Record<Variant, Figures>>[] = [];
try {
  const signedIn = await signIn(app.url);
  const address = `${app.url}/card/${await findFullCard(app.url, signedIn)}`;
  console.log(address);
  const run = (variant: Variant): Promise<Figures> =>
    withFreshBrowser(signedIn, async (context) => {
      const cold = await visit(context, address, variant);
      await visit(context, address, variant);
      return { cold, warm: await visit(context, address, variant) };
    });
  while (measured.length < rounds) {
    const round: Partial<Record<Variant, Figures>> = {};
    // The first variant alternates, so that other load of the machine affects both alike.
    for (const variant of measured.length % 2 === 0 ? VARIANTS : VARIANTS.toReversed()) {
      const figures = (round[variant] = await run(variant));
      console.log(
        `round ${measured.length + 1}, ${variant}: ${figures.cold.toFixed(0)} ms cold, ${figures.warm.toFixed(0)} ms warm`,
      );
    }
    measured.push(round as Record<Variant, Figures>);
  }
} finally {
  await app.stop();
}

console.log(`\nMilliseconds until the card is interactive, median (quarters) of ${rounds}:`);
for (const cache of ['cold', 'warm'] as const) {
  const [full, without] = VARIANTS.map((variant) => spread(measured.map((round) => round[variant][cache])));
  if (full === undefined || without === undefined) continue;
  const shown = ({ median, p25, p75 }: typeof full) =>
    `${median.toFixed(0)} (${p25.toFixed(0)}–${p75.toFixed(0)})`;
  const ratio = full.median / without.median;
  console.log(
    `${cache}: ${shown(full)} with board and map, ${shown(without)} without; ratio ${ratio.toFixed(3)}, at most ${RATIO_MAX.toFixed(2)}: ${ratio <= RATIO_MAX ? 'held' : 'MISSED'}`,
  );
}
console.log(machine());
if (values.json !== undefined) await writeFile(values.json, JSON.stringify(measured));
