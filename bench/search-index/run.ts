/**
 * Measures the search read index: a page of 120 ids, the count and all eight facets of one selection, asked by one
 * client, against the same answers by SQL in the same run. `--programmes 300000 --rounds 60 --peer pglite|postgres|none`
 */
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { makeBatches } from './catalogue-source.ts';
import { CASES } from './cases.ts';
import { openIndex } from './open-index.ts';
import type { Peer } from './peer/peer.ts';
import { openPglite } from './peer/pglite-peer.ts';
import { openPostgres } from './peer/postgres-peer.ts';
import { askPeer, mustBeSame } from './peer/same-answer.ts';
import { loadPeer } from './peer/table.ts';
import { Random } from './random.ts';
import { makeReferences } from './reference-tables.ts';
import { timeRounds, type Timing } from './timing.ts';

const WARM_UP = 5;
/** Rounds of different cases must not meet the same terms. */
const CASE_STRIDE = 100_000;

const { values } = parseArgs({
  options: {
    programmes: { type: 'string', default: '300000' },
    rounds: { type: 'string', default: '60' },
    peer: { type: 'string', default: 'pglite' },
  },
});
const programmes = Number(values.programmes);
const rounds = Number(values.rounds);
const tables = makeReferences(new Random(1));

async function openPeer(): Promise<Peer | null> {
  if (values.peer === 'none') return null;
  const peer = await (values.peer === 'postgres' ? openPostgres() : openPglite());
  const start = performance.now();
  await loadPeer(peer, makeBatches(tables, programmes), tables);
  console.log(`${peer.name}: loaded and indexed in ${seconds(performance.now() - start)}`);
  return peer;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const times = ({ best, median, p95 }: Timing) =>
  [best, median, p95].map((ms) => ms.toFixed(1).padStart(6)).join(' /');
const load = () =>
  `load average ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')} on ${availableParallelism()} cores`;

console.log(`${programmes} programmes, ${rounds} rounds, Node ${process.version}, ${load()}`);
const peer = await openPeer();
const cold = await openIndex(tables, programmes, 1);
const memory = (cold.index.memoryBytes / 1e6).toFixed(0);
console.log(
  `index: built in ${seconds(cold.buildMs)} (writing the catalogue ${seconds(cold.generatingMs)}), ${memory} MB`,
);

interface Line {
  readonly name: string;
  readonly count: number | null;
  readonly cold: Timing;
  readonly sql: Timing | null;
}
const lines: Line[] = [];
for (const [i, { name, query, byDatabaseToo }] of CASES.entries()) {
  const first = 1 + i * CASE_STRIDE;
  const ask = (round: number) => cold.index.searchWithFacets(query(round));
  await timeRounds(WARM_UP, first + rounds, ask);
  const coldTiming = await timeRounds(rounds, first, ask);
  let sql: Timing | null = null;
  if (peer !== null && byDatabaseToo) {
    mustBeSame(name, await ask(first), await askPeer(peer, query(first)));
    sql = await timeRounds(5, first, (round) => askPeer(peer, query(round)));
  }
  lines.push({ name, count: (await ask(first)).count, cold: coldTiming, sql });
}
await cold.index.close();
await peer?.close();

const { index: warm } = await openIndex(tables, programmes);
console.log(
  `best / median / p95 in ms${' '.repeat(25)}     found     nothing remembered          the same again           SQL: median, ratio`,
);
for (const [i, line] of lines.entries()) {
  const query = CASES[i]?.query(1);
  if (query === undefined) continue;
  await timeRounds(WARM_UP, 0, () => warm.searchWithFacets(query));
  const again = await timeRounds(rounds, 0, () => warm.searchWithFacets(query));
  const sql =
    line.sql === null
      ? ''
      : `${line.sql.median.toFixed(0).padStart(8)}  ${(line.sql.median / line.cold.median).toFixed(0)} x`;
  console.log(
    `${line.name.padEnd(50)} ${String(line.count).padStart(9)} ${times(line.cold)}    ${times(again)}  ${sql}`,
  );
}
await warm.close();
console.log(load());
