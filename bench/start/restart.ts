/**
 * Measures a restart with an unchanged catalogue: from the start of the server's process until it is ready,
 * alternately without its stored search index, so that it builds the index, and with it. Before that, measures the
 * first start, and starts after a command has replaced the catalogue and stored the index. `--programmes 300000
 * --rounds 5`; with `DATABASE_URL` on that server instead of the embedded database; with `--package FOLDER` the
 * unpacked package there instead of this checkout.
 */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { machine } from '../machine.ts';
import { ROOT } from '../root.ts';
import { runProgram } from '../running-program.ts';
import { spread } from '../statistics.ts';
import { timeServer, type TimedServer } from './timed-server.ts';

const { values } = parseArgs({
  options: {
    programmes: { type: 'string', default: '300000' },
    rounds: { type: 'string', default: '5' },
    package: { type: 'string' },
  },
});
const packageFolder = values.package === undefined ? null : resolve(values.package);
const rounds = Number(values.rounds);

const median = (figures: readonly number[]) => spread(figures).median.toFixed(2).padStart(7);

function print(name: string, starts: readonly TimedServer[]): void {
  const { p25, p75 } = spread(starts.map(({ seconds }) => seconds));
  console.log(
    `${name.padEnd(12)} ready ${median(starts.map(({ seconds }) => seconds))} s (${p25.toFixed(2)}–${p75.toFixed(2)}), ` +
      `processor ${median(starts.map((each) => each.processorSeconds))} s`,
  );
  for (const title of new Set(starts.flatMap(({ steps }) => steps.map((step) => step.title)))) {
    const seconds = starts.flatMap(({ steps }) => steps.filter((step) => step.title === title));
    console.log(`  ${median(seconds.map((step) => step.seconds))} s  ${title}`);
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'airdex-bench-restart-'));
const stored = join(dataDir, 'search-index', 'catalogue.index');
const settings = { DATA_DIR: dataDir, SAMPLE_PROGRAMMES: values.programmes };

/** How often the catalogue is replaced, which is slow. */
const CHANGES = 2;

/** Fills the catalogue as an operator does while no server runs. Resolves with the seconds it took. */
async function fillByCommand(...more: readonly string[]): Promise<number> {
  const start = performance.now();
  const folder = packageFolder ?? ROOT;
  const command = join(folder, 'server', 'src', 'commands', 'generate-sample.ts');
  await runProgram(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', command, '--programmes', values.programmes, ...more],
    folder,
    { ...process.env, ...settings },
  );
  return (performance.now() - start) / 1000;
}

/** A start without a stored index. Stops the server only after it has stored one. */
async function startByBuilding(): Promise<TimedServer> {
  await rm(stored, { force: true });
  return timeServer(settings, packageFolder, async () => {
    while ((await stat(stored).catch(() => null)) === null) await pause(50);
  });
}

try {
  console.log(`${values.programmes} programmes, ${rounds} rounds; ${machine()}`);
  const fillSeconds = await fillByCommand();
  const first = await timeServer(settings, packageFolder);
  console.log(`command that generates the sample and stores the index: ${fillSeconds.toFixed(1)} s`);
  print('first start', [first]);
  const changes: TimedServer[] = [];
  for (let round = 0; round < CHANGES; round++) {
    await fillByCommand('--replace');
    changes.push(await timeServer(settings, packageFolder));
  }
  print('changed', changes);
  const built: TimedServer[] = [];
  const loaded: TimedServer[] = [];
  for (let round = 0; round < rounds; round++) {
    built.push(await startByBuilding());
    loaded.push(await timeServer(settings, packageFolder));
  }
  print('index built', built);
  print('index loaded', loaded);
  console.log(`stored index: ${((await stat(stored)).size / 1e6).toFixed(0)} MB`);
  console.log(machine());
} finally {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
