import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresPrograms } from '../postgres/postgres-programs.ts';
import { Random } from '../search-index/random.ts';
import type { RunningServer } from '../production-server.ts';
import { Client } from './client.ts';
import { createInstallation, type KillableInstallation } from './installation.ts';
import { SUBJECTS } from './subjects.ts';
import { Writer, type Found } from './writer.ts';

/** A kill happens after at most this many confirmed changes of all writers, plus at most this many milliseconds. */
const CHANGES_MAX = 120;
const MORE_MS = 40;
const LOOK_EACH_MS = 2;

export type Killed = 'server' | 'database' | 'both';

export interface Round {
  readonly killed: Killed;
  readonly wroteMs: number;
  /** From the kill until everything was read again. */
  readonly backMs: number;
  readonly found: readonly Found[];
}

export interface RoundsOptions {
  /** Null: the embedded database. */
  readonly programs: PostgresPrograms | null;
  readonly rounds: number;
  readonly seed: number;
  readonly onRound?: (round: Round, number: number) => void;
}

/**
 * Kills a server (SIGKILL), its PostgreSQL (an immediate stop) or both, at random moments during writes, and then
 * reads everything: each subject must match the last response, or the result of the pending change, never anything
 * between.
 */
export async function runRounds({ programs, rounds, seed, onRound }: RoundsOptions): Promise<Round[]> {
  const random = new Random(seed);
  const installation = await createInstallation(programs, SUBJECTS.length);
  let server: RunningServer | null = null;
  try {
    server = await installation.start();
    const writers = await createWriters(installation, server.url, random);
    const done: Round[] = [];
    for (let number = 0; number < rounds; number++) {
      const killed = programs === null ? 'server' : (['server', 'database', 'both'] as const)[number % 3];
      const began = performance.now();
      const writing = Promise.all(writers.map((writer) => writer.write()));
      // A rejected change ends the run at once.
      const isOver = new AbortController();
      await Promise.race([untilTheKill(writers, random, isOver.signal), writing]).finally(() =>
        isOver.abort(),
      );
      const start = performance.now();
      const wroteMs = Math.round(start - began);
      server = await killAndRestart(installation, server, killed ?? 'server');
      for (const writer of writers) writer.stop();
      await writing;
      const found: Found[] = [];
      for (const writer of writers) {
        writer.subject.client.moveTo(server.url);
        found.push(await writer.check());
      }
      const round = { killed: killed ?? 'server', wroteMs, backMs: performance.now() - start, found };
      done.push(round);
      onRound?.(round, number + 1);
    }
    return done;
  } finally {
    await server?.program.stop();
    await installation.remove();
  }
}

async function untilTheKill(writers: readonly Writer[], random: Random, isOver: AbortSignal): Promise<void> {
  const changes = random.below(CHANGES_MAX);
  while (!isOver.aborted && writers.reduce((sum, { answered }) => sum + answered, 0) < changes)
    await pause(LOOK_EACH_MS);
  await pause(random.next() * MORE_MS);
}

async function createWriters(
  { subscribers }: KillableInstallation,
  url: string,
  random: Random,
): Promise<Writer[]> {
  const writers = SUBJECTS.map((createSubject, place) => {
    const { username = '', password = '' } = subscribers[place] ?? {};
    const client = new Client(username, password);
    client.moveTo(url);
    return new Writer(createSubject(client), random);
  });
  for (const writer of writers) await writer.prepare();
  return writers;
}

/** Restarts the server only if it was killed: it must recover from a dead database without a restart. */
async function killAndRestart(
  { postgres, start }: KillableInstallation,
  server: RunningServer,
  killed: Killed,
): Promise<RunningServer> {
  const stops: Promise<unknown>[] = [];
  if (killed !== 'server' && postgres !== null) stops.push(postgres.stop('immediate'));
  if (killed !== 'database') {
    process.kill(server.program.pid, 'SIGKILL');
    stops.push(server.program.ended);
  }
  await Promise.all(stops);
  if (killed !== 'server') await postgres?.start();
  return killed === 'database' ? server : start();
}
