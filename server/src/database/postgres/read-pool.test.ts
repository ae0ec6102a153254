import { describe, expect, test } from '@jest/globals';
import { Pool } from 'pg';
import { createReadPool } from './read-pool.ts';

/** A pool that answers with its own name, or refuses. */
class NamedPool extends Pool {
  readonly name: string;
  isDown = false;
  constructor(name: string) {
    super();
    this.name = name;
  }
  override connect = (() =>
    this.isDown
      ? Promise.reject(new Error('refused'))
      : Promise.resolve(this.name)) as unknown as Pool['connect'];
}

describe('reads from replicas', () => {
  const setUp = () => {
    const pools = {
      first: new NamedPool('first'),
      second: new NamedPool('second'),
      primary: new NamedPool('primary'),
    };
    let now = 0;
    const pool = createReadPool([pools.first, pools.second], pools.primary, () => now);
    const take = async (count: number): Promise<unknown[]> => {
      const taken: unknown[] = [];
      for (let index = 0; index < count; index++) taken.push(await pool.connect());
      return taken;
    };
    return { ...pools, take, wait: (ms: number) => (now += ms) };
  };

  test('go to each in turn', async () => {
    expect(await setUp().take(4)).toEqual(['first', 'second', 'first', 'second']);
  });

  test('leave out one that refuses, and come back to it', async () => {
    const { first, take, wait } = setUp();
    first.isDown = true;
    expect(await take(3)).toEqual(['second', 'second', 'second']);
    first.isDown = false;
    expect(await take(2)).toEqual(['second', 'second']);
    wait(6000);
    expect(new Set(await take(2))).toEqual(new Set(['first', 'second']));
  });

  test('go to the primary when no replica answers', async () => {
    const { first, second, take } = setUp();
    first.isDown = second.isDown = true;
    expect(await take(2)).toEqual(['primary', 'primary']);
  });
});
