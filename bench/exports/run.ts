/**
 * Measures the exports: spreadsheets of 30,000 rows against a bare fflate writer on the same rows, the same through the
 * server, and PDFs of 50 cards. `--rows 30000 --rounds 7 --prints 3 --programmes 31000`
 */
import { parseArgs } from 'node:util';
import { machine } from '../machine.ts';
import { inRoot, ROOT } from '../root.ts';
import { runProgram } from '../running-program.ts';
import { timing } from '../search-index/timing.ts';
import { quantile, spread } from '../statistics.ts';
import { startExportServer, type ExportServer } from './installation.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '30000' },
    rounds: { type: 'string', default: '7' },
    prints: { type: 'string', default: '3' },
    programmes: { type: 'string', default: '31000' },
  },
});
const rows = Number(values.rows);
const RATIO_LIMIT = 1.5;
const GROWTH_LIMIT_MB = 100;
const CARDS = 50;

interface Written {
  readonly ms: number;
  readonly length: number;
  readonly growthMb: number;
  readonly longestMs: number;
  readonly cpuMs: number;
}

async function write(writer: 'ours' | 'bare'): Promise<Written> {
  const args = [
    '--disable-warning=ExperimentalWarning',
    inRoot('bench', 'exports', 'write-once.ts'),
    writer,
    String(rows),
  ];
  return JSON.parse(await runProgram(process.execPath, args, ROOT)) as Written;
}

async function spreadsheets(): Promise<void> {
  const ours: Written[] = [];
  const bare: Written[] = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    const writers = round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const);
    for (const writer of writers) (writer === 'ours' ? ours : bare).push(await write(writer));
  }
  const ratios = ours.map(({ ms }, round) => ms / (bare[round]?.ms ?? Number.NaN));
  const line = (name: string, written: readonly Written[]): void => {
    const { best, median } = timing(written.map(({ ms }) => ms));
    const of = (key: keyof Written) =>
      quantile(
        written.map((one) => one[key]),
        0.5,
      );
    console.log(
      `${name.padEnd(12)} ${median.toFixed(0).padStart(6)} ms (best ${best.toFixed(0)}), ${(of('length') / 1e6).toFixed(1)} MB, memory +${of('growthMb').toFixed(0)} MB, main thread busy for at most ${of('longestMs').toFixed(0)} ms, processor ${of('cpuMs').toFixed(0)} ms`,
    );
  };
  console.log(`\nA spreadsheet of ${rows} rows, ${values.rounds} rounds in turn:`);
  line('Airdex', ours);
  line('bare fflate', bare);
  const { p25, median, p75 } = spread(ratios);
  const growth = Math.max(...ours.map(({ growthMb }) => growthMb));
  console.log(
    `ratio ${median.toFixed(2)} (${p25.toFixed(2)}–${p75.toFixed(2)}), limit ${RATIO_LIMIT}: ${median <= RATIO_LIMIT ? 'kept' : 'MISSED'}; largest growth ${growth.toFixed(0)} MB, limit ${GROWTH_LIMIT_MB}: ${growth <= GROWTH_LIMIT_MB ? 'kept' : 'MISSED'}`,
  );
}

async function throughTheServer({ api, watch }: ExportServer): Promise<void> {
  const found = await api.getAdvancedSearchPrograms({ body: { resultsPerPage: 30_000 } });
  const body = {
    selectMode: 'Include' as const,
    selectedIds: found.programs.map(({ idProgram }) => idProgram),
  };
  console.log(`\nThe export of ${body.selectedIds.length} programmes by the server:`);
  for (let round = 0; round < 3; round++) {
    const memory = watch();
    const start = performance.now();
    const { blob } = await api.getAdvancedSearchProgramsExport({ body });
    const ms = performance.now() - start;
    const { beforeMb, peakMb } = await memory.stop();
    console.log(
      `${ms.toFixed(0)} ms, ${(blob.size / 1e6).toFixed(1)} MB; server ${beforeMb.toFixed(0)} MB before, ${peakMb.toFixed(0)} MB at most`,
    );
  }
}

async function cards({ api, watch }: ExportServer): Promise<void> {
  const order = [{ sortExpression: 'SHR_PREMIERE', direction: 'Desc' } as const];
  const found = await api.getAdvancedSearchPrograms({ body: { resultsPerPage: CARDS, orderBy: order } });
  const ids = found.programs.map(({ idProgram }) => idProgram);
  const print = async (selectedIds: readonly number[]): Promise<number> => {
    const start = performance.now();
    await api.getCardPdf({ body: { selectMode: 'Include', selectedIds: [...selectedIds], orderBy: order } });
    return performance.now() - start;
  };
  console.log(`\nA PDF of ${CARDS} cards:`);
  console.log(
    `the first card, with the start of the browser: ${(await print(ids.slice(0, 1))).toFixed(0)} ms`,
  );
  const memory = watch();
  const times: number[] = [];
  for (let round = 0; round < Number(values.prints); round++) times.push(await print(ids));
  const { median, best } = timing(times);
  const { beforeMb, peakMb } = await memory.stop();
  console.log(
    `all in one page load: ${median.toFixed(0)} ms (best ${best.toFixed(0)}), ${(median / CARDS).toFixed(0)} ms a card; server ${beforeMb.toFixed(0)} MB before, ${peakMb.toFixed(0)} MB at most`,
  );
  // The files that merging would need; the merging itself is not measured.
  const start = performance.now();
  const queue = [...ids];
  const one = async (): Promise<void> => {
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) await print([id]);
  };
  await Promise.all([one(), one()]);
  const separate = performance.now() - start;
  console.log(
    `a page load for each, two at a time: ${separate.toFixed(0)} ms, ratio ${(median / separate).toFixed(2)}`,
  );
}

console.log(machine());
await spreadsheets();
const server = await startExportServer(Number(values.programmes));
try {
  await throughTheServer(server);
  await cards(server);
} finally {
  await server.stop();
}
console.log(`\n${machine()}`);
