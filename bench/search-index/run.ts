/**
 * Measures the search index: a page of 120 ids, the count and all eight facets of one selection, requested by one
 * client and by several at once, compared with the same results by SQL in the same run. `--programmes 300000 --rounds
 * 60 --clients 8 --peers pglite,postgres,duckdb|none`
 */
import { parseArgs } from 'node:util';
import { machine } from '../machine.ts';
import { makeBatches } from './catalogue-source.ts';
import { CASES } from './cases.ts';
import { openIndex } from './open-index.ts';
import { openPeers } from './peer/open-peers.ts';
import type { Peer } from './peer/peer.ts';
import { askIndex, askPeer, mustBeSame } from './peer/same-answer.ts';
import { loadPeer } from './peer/table.ts';
import { Random } from './random.ts';
import { makeReferences } from './reference-tables.ts';
import { timeClients, timeRounds, type Timing } from './timing.ts';

const WARM_UP = 5;
const PEER_ROUNDS = 5;
/** Rounds of different cases must not use the same terms. */
const CASE_STRIDE = 100_000;

const { values } = parseArgs({
  options: {
    programmes: { type: 'string', default: '300000' },
    rounds: { type: 'string', default: '60' },
    clients: { type: 'string', default: '8' },
    peers: { type: 'string', default: 'pglite' },
  },
});
const programmes = Number(values.programmes);
const rounds = Number(values.rounds);
const clients = Number(values.clients);
const tables = makeReferences(new Random(1));

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const times = ({ best, median, p95 }: Timing) =>
  [best, median, p95].map((ms) => ms.toFixed(1).padStart(6)).join(' /');

async function load(peer: Peer): Promise<void> {
  const start = performance.now();
  await loadPeer(peer, makeBatches(tables, programmes), tables);
  console.log(`${peer.name}: loaded and indexed in ${seconds(performance.now() - start)}`);
}

console.log(`${programmes} programmes, ${rounds} rounds; ${machine()}`);
const peers = await openPeers(values.peers);
for (const peer of peers) await load(peer);
const cold = await openIndex(tables, programmes, 1);
console.log(
  `index: built in ${seconds(cold.buildMs)} (writing the catalogue ${seconds(cold.generatingMs)}), ${(cold.index.memoryBytes / 1e6).toFixed(0)} MB`,
);

interface Line {
  readonly name: string;
  readonly count: number | null;
  readonly cold: Timing;
  /** In the order of the peers; empty for a case that they do not support. */
  readonly sql: readonly Timing[];
}
const lines: Line[] = [];
for (const [i, { name, query, byDatabaseToo }] of CASES.entries()) {
  const first = 1 + i * CASE_STRIDE;
  const ask = (round: number) => askIndex(cold.index, query(round));
  await timeRounds(WARM_UP, first + rounds, ask);
  const coldTiming = await timeRounds(rounds, first, ask);
  const sql: Timing[] = [];
  for (const peer of byDatabaseToo ? peers : []) {
    mustBeSame(`${name}, ${peer.name}`, await ask(first), await askPeer(peer, query(first)));
    sql.push(await timeRounds(PEER_ROUNDS, first, (round) => askPeer(peer, query(round))));
  }
  lines.push({ name, count: (await ask(first)).count, cold: coldTiming, sql });
}
for (const peer of peers) await peer.close();
const together = await timeClients(clients, rounds * CASES.length, (piece) => {
  const place = piece % CASES.length;
  const query = CASES[place]?.query(1 + place * CASE_STRIDE + 2 * rounds + piece);
  if (query === undefined) throw new Error('There are no cases.');
  return askIndex(cold.index, query);
});
await cold.index.close();

const { index: warm } = await openIndex(tables, programmes);
const peerTitles = peers.map(({ name }) => `${name.padStart(18)}: median, ratio`).join('');
console.log(
  `best / median / p95 in ms${' '.repeat(25)}     found     without caches              repeated        ${peerTitles}`,
);
for (const [i, line] of lines.entries()) {
  const query = CASES[i]?.query(1);
  if (query === undefined) continue;
  await timeRounds(WARM_UP, 0, () => askIndex(warm, query));
  const again = await timeRounds(rounds, 0, () => askIndex(warm, query));
  const sql = line.sql.map(({ median }) => {
    const ratio = (median / line.cold.median).toFixed(0);
    return `${median.toFixed(0).padStart(25)} ${ratio.padStart(5)} x`;
  });
  console.log(
    `${line.name.padEnd(50)} ${String(line.count).padStart(9)} ${times(line.cold)}    ${times(again)}  ${sql.join('')}`,
  );
}
await warm.close();
console.log(
  `${clients} clients at once, all cases in turn, without caches: ${times(together)}, ${together.perSecond.toFixed(0)} a second`,
);
console.log(machine());
