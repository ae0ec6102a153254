/**
 * Measures how long a team waits: from `mfe publish` of a built release until the next page load shows it, and from
 * `mfe rollback` until the next page load shows the previous release. Publishes over HTTP to a running production
 * server, and into its folder or the bucket that it follows (`--bucket s3://…`, with the keys in the environment).
 * Builds are not included. `--rounds 7`; `--data FOLDER` stores the database there instead of in `bench/var`; `--json
 * FILE` stores every figure.
 */
import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { signIn, withFreshBrowser } from '../first-results/browser.ts';
import { startApp } from '../first-results/served-app.ts';
import { machine } from '../machine.ts';
import { mfe, publishBuilds } from '../mfe.ts';
import { inRoot } from '../root.ts';
import { spread } from '../statistics.ts';
import { copyRemote } from './changed-remote.ts';

const LIMITS_MS = { publish: 10_000, rollback: 2_000 } as const;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    data: { type: 'string', default: inRoot('bench', 'var', 'releases') },
    bucket: { type: 'string' },
    json: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds: a whole number from 1 on');

interface Figures {
  readonly place: string;
  readonly publishMs: number;
  readonly rollbackMs: number;
}

console.log(machine());
const dataFolder = resolve(values.data);
const { bucket } = values;
const registry = bucket ?? join(dataFolder, 'registry');
if (bucket === undefined) await rm(registry, { recursive: true, force: true });
else process.env['REGISTRY'] = bucket;
await publishBuilds(registry);
const app = await startApp(dataFolder);
const remote = await copyRemote();

/** Reloads the page until it shows the title: a server detects a change in a bucket a moment later. */
async function shows(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  for (;;) {
    await page.goto(app.url + remote.page);
    await heading.waitFor();
    if ((await heading.textContent())?.trim() === title) return;
  }
}

async function measure(
  page: Page,
  round: number,
  place: string,
  target: readonly string[],
): Promise<Figures> {
  const title = `Answers, release ${round} ${place}`;
  const release = await remote.build(title);
  await shows(page, remote.title);
  const start = performance.now();
  await mfe(['publish', ...target, '--from', release]);
  await shows(page, title);
  const published = performance.now();
  await mfe(['rollback', ...target, '--remote', remote.name]);
  await shows(page, remote.title);
  const figures = { place, publishMs: published - start, rollbackMs: performance.now() - published };
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  console.log(`round ${round}, ${place}: ${ms(figures.publishMs)} published, ${ms(figures.rollbackMs)} back`);
  return figures;
}

const measured: Figures[] = [];
try {
  const { token } = JSON.parse(await mfe(['token', 'add', '*', '--registry', registry, '--json'])) as {
    token: string;
  };
  const places = new Map([
    ['over HTTP', ['--registry', app.url, '--token', token]],
    [bucket === undefined ? 'into the folder' : 'into the bucket', ['--registry', registry]],
  ]);
  const signedIn = await signIn(app.url);
  await withFreshBrowser(signedIn, async (context) => {
    const page = await context.newPage();
    for (let round = 1; round <= rounds; round += 1)
      for (const [place, target] of places) measured.push(await measure(page, round, place, target));
  });
} finally {
  await app.stop();
  await remote.remove();
}

const row = (title: string, figures: readonly number[], limit: number) => {
  const { p25, median, p75 } = spread(figures);
  const verdict = median <= limit ? 'within' : 'OVER';
  return (
    `${title.padEnd(44)}${median.toFixed(0).padStart(6)} (${p25.toFixed(0)}–${p75.toFixed(0)})`.padEnd(68) +
    `${verdict} ${limit}`
  );
};
console.log(`\n${'milliseconds: median (quarters)'.padEnd(68)}limit`);
for (const place of new Set(measured.map((it) => it.place))) {
  const of = measured.filter((it) => it.place === place);
  console.log(
    row(
      `publish ${place} to visible`,
      of.map((it) => it.publishMs),
      LIMITS_MS.publish,
    ),
  );
  console.log(
    row(
      `roll back ${place} to visible`,
      of.map((it) => it.rollbackMs),
      LIMITS_MS.rollback,
    ),
  );
}
console.log(machine());
if (values.json !== undefined) await writeFile(values.json, JSON.stringify(measured));
