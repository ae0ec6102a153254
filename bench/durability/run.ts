import { parseArgs } from 'node:util';
import { machine } from '../machine.ts';
import { requirePostgresPrograms, type PostgresPrograms } from '../postgres/postgres-programs.ts';
import { spread } from '../statistics.ts';
import { runRounds, type Round } from './rounds.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    database: { type: 'string', default: 'both' },
  },
});

console.log(`${machine()}\nSeed ${values.seed}, ${values.rounds} rounds each.`);
let violations = 0;
if (values.database !== 'postgres') violations += await run('embedded database', null);
if (values.database !== 'pglite') {
  const programs = await requirePostgresPrograms();
  violations += await run(`PostgreSQL ${programs.version}`, programs);
}
process.exitCode = violations === 0 ? 0 : 1;

async function run(name: string, database: PostgresPrograms | null): Promise<number> {
  const start = performance.now();
  const rounds = await runRounds({
    programs: database,
    rounds: Number(values.rounds),
    seed: Number(values.seed),
    onRound: (round, number) => console.log(`${name}, round ${number}: ${describeRound(round)}`),
  });
  const found = rounds.flatMap((round) => round.found);
  const count = (pending: string): number => found.filter((each) => each.pending === pending).length;
  const broken = found.filter(({ violation }) => violation !== null);
  const back = spread(rounds.map(({ backMs }) => backMs));
  console.log(
    [
      `${name}: ${rounds.length} kills in ${Math.round((performance.now() - start) / 1000)} s`,
      `  answered changes: ${found.reduce((sum, { answered }) => sum + answered, 0)}, lost or half-written: ${broken.length}`,
      `  under way at the kill: ${count('kept') + count('gone')}, of these whole afterwards ${count('kept')}, not there ${count('gone')}`,
      `  from the kill to everything read back: median ${Math.round(back.median)} ms`,
    ].join('\n'),
  );
  return broken.length;
}

function describeRound({ killed, wroteMs, backMs, found }: Round): string {
  const answered = found.reduce((sum, each) => sum + each.answered, 0);
  const broken = found.flatMap(({ subject, violation }) =>
    violation === null ? [] : [`${subject}: ${violation}`],
  );
  const verdict = broken.length === 0 ? 'right' : `WRONG\n  ${broken.join('\n  ')}`;
  return `${killed} killed after ${wroteMs} ms, ${answered} answered, back in ${Math.round(backMs)} ms, ${verdict}`;
}
