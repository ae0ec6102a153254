/**
 * Measures a new user's start: a fresh clone of the current commit, `npm start` until it is ready, and the second
 * start. Uses empty caches, so that everything is downloaded as on a new machine; `--caches own` uses this machine's.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { machine } from '../machine.ts';
import { ROOT } from '../root.ts';
import { runProgram } from '../running-program.ts';
import { timeStart, type TimedStart } from './timed-start.ts';

const LIMIT_SECONDS = { 'fresh clone': 180, 'second start': 10 } as const;

const { values } = parseArgs({ options: { caches: { type: 'string', default: 'empty' } } });
if (values.caches !== 'empty' && values.caches !== 'own') throw new Error('--caches: empty or own');

function describe(name: keyof typeof LIMIT_SECONDS, { seconds, steps, stopSeconds }: TimedStart): string {
  const limit = LIMIT_SECONDS[name];
  return [
    `${name} to ready: ${seconds.toFixed(1)} s, limit ${limit} s: ${seconds <= limit ? 'kept' : 'MISSED'}`,
    ...steps.map((step) => `  ${step.seconds.toFixed(1).padStart(6)} s  ${step.title}`),
    `  stopped in ${stopSeconds.toFixed(1)} s`,
  ].join('\n');
}

/** Variables as in a shell outside this repository, without those of the run that started the bench. */
function freshEnvironment(caches: string): NodeJS.ProcessEnv {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_|pnpm_|DATA_DIR|DATABASE_|SAMPLE_|NODE_)/i.test(name),
    ),
  );
  const path = (env['PATH'] ?? '').split(':').filter((folder) => !folder.includes('node_modules'));
  const own = { ...env, PATH: path.join(':') };
  if (values.caches === 'own') return own;
  return {
    ...own,
    npm_config_cache: join(caches, 'npm'),
    XDG_CACHE_HOME: join(caches, 'cache'),
    XDG_DATA_HOME: join(caches, 'data'),
    XDG_STATE_HOME: join(caches, 'state'),
  };
}

const folder = await mkdtemp(join(tmpdir(), 'airdex-bench-start-'));
try {
  console.log(machine());
  const clone = join(folder, 'airdex');
  await runProgram('git', ['clone', '--quiet', '--no-hardlinks', ROOT, clone], folder);
  const env = freshEnvironment(join(folder, 'caches'));
  console.log(describe('fresh clone', await timeStart(clone, env)));
  console.log(describe('second start', await timeStart(clone, env)));
  console.log(machine());
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
