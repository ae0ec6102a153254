/** Writes the rows once, in a process of its own: `write-once.ts ours|bare ROWS`. Prints one line of JSON. */
import { writeWorkbook } from '@airdex/server/spreadsheet';
import { writeBare } from './bare-writer.ts';
import { batches, COLUMNS } from './sample-rows.ts';

const [, , writer = 'ours', rows = '30000'] = process.argv;

async function writeOurs(count: number): Promise<number> {
  let length = 0;
  const file = writeWorkbook([{ name: 'Programmes', columns: COLUMNS, rows: batches(count) }]);
  for await (const chunk of file as AsyncIterable<Buffer>) length += chunk.length;
  return length;
}

const write = (count: number) => (writer === 'bare' ? writeBare(batches(count)) : writeOurs(count));

// A warm-up for the compiler, which a running server has finished long ago.
await write(2000);
const before = process.memoryUsage.rss();
let peak = before;
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 10);
let longestMs = 0;
let last = performance.now();
const beat = setInterval(() => {
  const now = performance.now();
  longestMs = Math.max(longestMs, now - last);
  last = now;
}, 1);
const start = performance.now();
const length = await write(Number(rows));
const ms = performance.now() - start;
clearInterval(watch);
clearInterval(beat);
peak = Math.max(peak, process.memoryUsage.rss());
longestMs = Math.max(longestMs, performance.now() - last);
const cpu = process.cpuUsage();
console.log(
  JSON.stringify({
    ms,
    length,
    growthMb: (peak - before) / 1e6,
    longestMs,
    cpuMs: (cpu.user + cpu.system) / 1000,
  }),
);
