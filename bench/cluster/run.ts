/**
 * Starts a primary with two streaming replicas, three API nodes and nginx on this machine, stops parts of it under
 * load, and reports failures, wrong responses and whether everything recovered. `--programmes 2000 --subscribers 12`
 */
import { parseArgs } from 'node:util';
import { machine } from '../machine.ts';
import { requirePostgresPrograms } from '../postgres/postgres-programs.ts';
import { startCluster } from './cluster.ts';
import { Load, type Tally } from './load.ts';
import { STEPS, type Step } from './steps.ts';

const { values } = parseArgs({
  options: {
    programmes: { type: 'string', default: '2000' },
    subscribers: { type: 'string', default: '12' },
  },
});

const programs = await requirePostgresPrograms();
console.log(
  `${machine()}\nPostgreSQL ${programs.version}, ${values.programmes} programmes, ${values.subscribers} subscribers`,
);
const cluster = await startCluster(programs, {
  programmes: Number(values.programmes),
  subscribers: Number(values.subscribers),
});
let faults = 0;
try {
  const live = new Set(cluster.nodes.map(({ url }) => url));
  const load = await Load.start({
    subscribers: cluster.subscribers,
    url: cluster.nginx.url,
    liveNodes: () => [...live],
  });
  for (const step of STEPS) {
    const said = await step.run(cluster, live);
    faults += report(step, load.take(), said);
  }
  await load.stop();
  const lost = await load.lost();
  console.log(
    `\nwrites that were answered and are gone: ${lost.length}${lost.map((each) => `\n  ${each}`).join('')}`,
  );
  faults += lost.length;
  const reads = await Promise.all(
    [cluster.primary, ...cluster.replicas].map((node) =>
      node.query<{ reads: string }>(
        `select tup_fetched as reads from pg_stat_database where datname = 'postgres'`,
      ),
    ),
  );
  const [primary = '', near = '', far = ''] = reads.map(([row]) => row?.reads ?? '?');
  console.log(`rows fetched since its last start: primary ${primary}, replicas ${near} and ${far}`);
} finally {
  await cluster.remove();
}
console.log(faults === 0 ? 'everything as promised' : `${faults} broken promises`);
process.exitCode = faults === 0 ? 0 : 1;

/** Prints a step, and returns the number of broken promises. */
function report({ name, allows }: Step, tally: Tally, said: string): number {
  const sum = (counts: ReadonlyMap<number, number>): number =>
    [...counts.values()].reduce((a, b) => a + b, 0);
  const kinds = (counts: ReadonlyMap<number, number>): string =>
    counts.size === 0
      ? ''
      : ` (${[...counts].map(([status, times]) => `${times} × ${status || 'no answer'}`).join(', ')})`;
  const { reads, writes, failedReads, unknownWrites, wrong, slowest } = tally;
  console.log(
    [
      `\n${name}: ${said}`,
      `  reads ${reads}, failed ${sum(failedReads)}${kinds(failedReads)}, slowest ${Math.round(slowest)} ms`,
      `  writes ${writes}, outcome unknown ${sum(unknownWrites)}${kinds(unknownWrites)}`,
      `  wrong answers ${wrong.length}${wrong.map((each) => `\n    ${each}`).join('')}`,
    ].join('\n'),
  );
  const only503 = [...failedReads.keys(), ...unknownWrites.keys()].every((status) => status === 503);
  const broken = {
    nothing: sum(failedReads) + sum(unknownWrites),
    'unanswered writes': sum(failedReads),
    unavailable: only503 ? 0 : sum(failedReads) + sum(unknownWrites),
  }[allows];
  return broken + wrong.length;
}
