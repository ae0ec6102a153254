/**
 * Measures the server under simulated subscribers who think, search, read cards and store things. `--subscribers 200
 * --minutes 10 --think 2 --programmes 60000 --database embedded|postgres`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { machine } from '../machine.ts';
import { PostgresNode } from '../postgres/postgres-node.ts';
import { requirePostgresPrograms } from '../postgres/postgres-programs.ts';
import { timing } from '../search-index/timing.ts';
import { addSubscribers, startServer, type Installation } from './installation.ts';
import { growthPerMinute, watchMemory } from './memory.ts';
import type { Answer } from './request.ts';
import { visit } from './subscriber.ts';

const P95_LIMIT_MS = 300;
const ERRORS_SHOWN = 10;

const { values } = parseArgs({
  options: {
    subscribers: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '10' },
    think: { type: 'string', default: '2' },
    programmes: { type: 'string', default: '60000' },
    database: { type: 'string', default: 'embedded' },
  },
});
const count = Number(values.subscribers);
const thinkMs = 1000 * Number(values.think);
const durationMs = 60_000 * Number(values.minutes);

if (values.database !== 'embedded' && values.database !== 'postgres')
  throw new Error('--database: embedded or postgres');

const dataDir = await mkdtemp(join(tmpdir(), 'airdex-bench-subscribers-'));
const postgres =
  values.database === 'postgres'
    ? await PostgresNode.create(await requirePostgresPrograms(), { shared_buffers: '512MB' })
    : null;
const installation: Installation = {
  dataDir,
  databaseUrl: postgres?.url ?? null,
  programmes: Number(values.programmes),
};

function report(answers: readonly Answer[]): void {
  // Signing in hashes a password, which is slow on purpose and happens once a day, so it is reported separately.
  const called = answers.filter(({ name }) => name !== 'authenticate');
  const line = (name: string, of: readonly Answer[]) => {
    const { median, p95 } = timing(of.map(({ ms }) => ms));
    console.log(
      `${name.padEnd(32)} ${String(of.length).padStart(7)} ${median.toFixed(1).padStart(9)} ${p95.toFixed(1).padStart(9)}`,
    );
  };
  console.log(`\n${'milliseconds'.padEnd(32)}   calls    median       p95`);
  for (const name of [...new Set(answers.map((response) => response.name))].toSorted())
    line(
      name,
      answers.filter((response) => response.name === name),
    );
  line('all but signing in', called);
  const errors = answers.filter(({ status }) => status !== 200 && status !== 204);
  const { p95 } = timing(called.map(({ ms }) => ms));
  console.log(
    `p95 ${(p95 / P95_LIMIT_MS).toFixed(2)} of the limit of ${P95_LIMIT_MS} ms: ${p95 <= P95_LIMIT_MS ? 'kept' : 'MISSED'}; errors: ${errors.length}`,
  );
  for (const { name, status, text } of errors.slice(0, ERRORS_SHOWN))
    console.log(`  ${name}: ${status} ${text.slice(0, 200)}`);
}

try {
  console.log(`${count} subscribers, ${values.database} database; ${machine()}`);
  const first = await startServer(installation);
  await first.program.stop();
  const subscribers = await addSubscribers(installation, count);
  const { url, program } = await startServer(installation);
  try {
    const memory = watchMemory(program.pid);
    const answers: Answer[] = [];
    const until = performance.now() + durationMs;
    const onAnswer = (response: Answer) =>
      void answers.push({ ...response, text: response.status < 400 ? '' : response.text });
    await Promise.all(
      subscribers.map(async (subscriber, place) => {
        // Subscribers do not all start in the same second.
        await pause((place * 10 * thinkMs) / count);
        await visit(subscriber, place, { url, thinkMs, until, onAnswer });
      }),
    );
    const samples = memory.stop();
    report(answers);
    const seconds = durationMs / 1000;
    console.log(
      `${(answers.length / seconds).toFixed(0)} calls a second; memory from ${samples[0]?.mb.toFixed(0) ?? '?'} to ${samples.at(-1)?.mb.toFixed(0) ?? '?'} MB, at most ${Math.max(...samples.map(({ mb }) => mb)).toFixed(0)}, in the second half ${growthPerMinute(samples).toFixed(1)} MB a minute`,
    );
  } finally {
    await program.stop();
  }
  console.log(machine());
} finally {
  await postgres?.remove();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
