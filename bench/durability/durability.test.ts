import { describe, expect, test } from 'vitest';
import { findPostgresPrograms } from '../postgres/postgres-programs.ts';
import { Random } from '../search-index/random.ts';
import type { Answer } from '../subscribers/request.ts';
import { Client } from './client.ts';
import { runRounds } from './rounds.ts';
import type { State, Subject } from './subject.ts';
import { Writer } from './writer.ts';

/** On PostgreSQL each round kills something else: the server, the database, both. */
const ROUNDS = 3;
const programs = await findPostgresPrograms();
const databases = [
  { name: 'the embedded database', database: null },
  ...(programs === null ? [] : [{ name: 'PostgreSQL', database: programs }]),
];

describe.each(databases)('writes on $name', ({ database }) => {
  test('survive kills at any moment once they were confirmed, and are never partial', async () => {
    const rounds = await runRounds({ programs: database, rounds: ROUNDS, seed: 20_261_121 });
    expect(rounds).toHaveLength(ROUNDS);
    const found = rounds.flatMap((round) => round.found);
    expect(found.filter(({ violation }) => violation !== null)).toEqual([]);
    // Proves that the test did something: every subject changed, and kills interrupted changes.
    for (const { subject } of rounds[0]?.found ?? [])
      expect(found.some((each) => each.subject === subject && each.answered > 0)).toBe(true);
    expect(found.filter(({ pending }) => pending !== 'none').length).toBeGreaterThan(ROUNDS);
  }, 300_000);
});

describe('the data found after a kill', () => {
  /** A list that grows by one number with each change. The test sets the responses and the stored list. */
  const scripted = (statuses: number[], stored: State): Subject => ({
    name: 'scripted',
    client: new Client('nobody', ''),
    prepare: () => Promise.resolve(),
    read: () => Promise.resolve(stored),
    change: (state) => ({
      send: () => Promise.resolve({ status: statuses.shift() ?? 0, text: '' } as Answer),
      after: [...((state as number[] | null) ?? []), 1],
    }),
  });
  const check = async (statuses: number[], stored: State) => {
    const writer = new Writer(scripted(statuses, stored), new Random(1));
    await writer.write();
    return writer.check();
  };

  test('may contain or lack the pending change, and nothing else', async () => {
    expect(await check([200, 200, 0], [1, 1])).toMatchObject({
      answered: 2,
      pending: 'gone',
      violation: null,
    });
    expect(await check([200, 200, 0], [1, 1, 1])).toMatchObject({ pending: 'kept', violation: null });
    expect(await check([200, 200, 503], [1, 1, 1])).toMatchObject({ pending: 'kept', violation: null });
    expect(await check([200, 200, 0], [1])).toMatchObject({
      violation: expect.stringContaining('stored [1]'),
    });
    expect((await check([200, 200, 0], [1, 1, 1, 1])).violation).not.toBeNull();
    await expect(check([200, 500], [])).rejects.toThrow('answered 500');
  });
});
