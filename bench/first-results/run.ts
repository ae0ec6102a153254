/**
 * Measures a new tab until home and until the first 120 results. Compares the composed application with the same code
 * as one bundle and, for home, with a handwritten page, alternately in the same run, throttled. `--rounds 11`;
 * `--waterfall` lists the requests of a cold visit of each; `--json FILE` stores every figure; `--data FOLDER` stores
 * the database there instead of in `bench/var`.
 */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { machine } from '../machine.ts';
import { inRoot } from '../root.ts';
import { signIn } from './browser.ts';
import { describeLimit } from './limit-report.ts';
import { describeTimes, describeTraffic, describeWaterfall } from './report.ts';
import { runLimitPage, runShape, type LimitRound, type ShapeRound } from './round.ts';
import { startApp } from './served-app.ts';
import { publishShapes, SHAPES, type Shape } from './shapes.ts';
import type { Visit } from './visit.ts';

const CRASHES_MAX = 3;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '11' },
    data: { type: 'string', default: inRoot('bench', 'var', 'first-results') },
    json: { type: 'string' },
    waterfall: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds: a whole number from 1 on');
const folder = resolve(values.data);

console.log(machine());
console.log('Building both shapes and the limit page …');
const dataFolder = join(folder, 'data');
const shapes = await publishShapes(join(dataFolder, 'registry'), folder);
const app = await startApp(dataFolder);

/** The shapes alternate, and each is first equally often, so that other load of the machine affects both alike. */
async function runRound(
  round: number,
  run: (shape: Shape) => Promise<ShapeRound>,
): Promise<Record<Shape, ShapeRound>> {
  const result: Partial<Record<Shape, ShapeRound>> = {};
  for (const shape of round % 2 === 0 ? SHAPES : SHAPES.toReversed()) {
    const { cold, warm } = (result[shape] = await run(shape));
    const total = ({ figures }: Visit) => `${figures.totalMs.toFixed(0)} ms`;
    console.log(`round ${round + 1}, ${shape}: ${total(cold)} cold, ${total(warm)} warm`);
  }
  return result as Record<Shape, ShapeRound>;
}

const measured: Record<Shape, ShapeRound>[] = [];
const limits: LimitRound[] = [];
try {
  const signedIn = await signIn(app.url);
  const run = (shape: Shape) => runShape(shape, shapes, app.url, signedIn);
  for (let crashes = 0; measured.length < rounds;) {
    try {
      const round = await runRound(measured.length, run);
      limits.push(await runLimitPage(shapes, app.url, signedIn));
      measured.push(round);
    } catch (error) {
      // A crash of the browser concerns neither shape: the round is repeated, and the crash is reported.
      crashes += 1;
      if (!String(error).includes('has been closed') || crashes > CRASHES_MAX) throw error;
      console.log(`round ${measured.length + 1}: the browser ended by itself; again`);
    }
  }
} finally {
  await shapes.serve('composed');
  await app.stop();
}
if (values.waterfall) {
  for (const shape of SHAPES) {
    for (const cache of ['cold', 'warm'] as const) {
      console.log(`\n${shape}, ${cache}: start and end in ms, size, what`);
      console.log(describeWaterfall(measured[0]?.[shape][cache].requests ?? []));
    }
  }
}
console.log(
  `\n${describeTimes(measured)}\n\n${describeLimit(measured, limits)}\n\n${describeTraffic(measured)}\n${machine()}`,
);
if (values.json !== undefined) await writeFile(values.json, JSON.stringify({ rounds: measured, limits }));
