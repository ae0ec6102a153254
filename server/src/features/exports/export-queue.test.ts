import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { HttpError } from '../../http/http-error.ts';
import { createExportQueue, type ExportQueue } from './export-queue.ts';

/** Requests the turn of a user's export, which ends when `end` is called. */
function ask(queue: ExportQueue, idUser: number) {
  const places: number[] = [];
  const reader = new AbortController();
  const ended = Promise.withResolvers<void>();
  let hasBegun = false;
  const turn = {
    idUser,
    signal: reader.signal,
    onPlace: (place: number) => places.push(place),
  };
  const run = queue.run(turn, async () => {
    hasBegun = true;
    await ended.promise;
  });
  run.catch(() => undefined);
  return {
    places,
    run,
    hasBegun: () => hasBegun,
    cancel: () => reader.abort(),
    async end() {
      ended.resolve();
      await run;
      await setImmediate();
    },
  };
}

test('[EXP-03] an export waits for its turn, and reports its position in the queue', async () => {
  const queue = createExportQueue({ atOnce: 2, waiting: 10 });
  const [first, second, third, fourth] = [ask(queue, 1), ask(queue, 2), ask(queue, 3), ask(queue, 4)];
  await setImmediate();
  expect([first, second, third, fourth].map((one) => one.hasBegun())).toEqual([true, true, false, false]);
  expect([first.places, third.places, fourth.places]).toEqual([[], [1], [2]]);
  await second.end();
  expect([third.hasBegun(), fourth.hasBegun(), fourth.places]).toEqual([true, false, [2, 1]]);
  await first.end();
  expect(fourth.hasBegun()).toBe(true);
});

test('users take turns: many exports of one user do not delay the others', async () => {
  const queue = createExportQueue({ atOnce: 1, waiting: 10 });
  const running = ask(queue, 1);
  const more = [ask(queue, 1), ask(queue, 1)];
  const other = ask(queue, 2);
  const [next, last] = more;
  expect(other.places).toEqual([1]);
  expect([next?.places, last?.places]).toEqual([
    [1, 2],
    [2, 3],
  ]);
  await running.end();
  expect([other.hasBegun(), next?.hasBegun()]).toEqual([true, false]);
  await other.end();
  expect([next?.hasBegun(), last?.hasBegun()]).toEqual([true, false]);
});

test('a cancelled export leaves the queue', async () => {
  const queue = createExportQueue({ atOnce: 1, waiting: 10 });
  const [running, cancelled, last] = [ask(queue, 1), ask(queue, 2), ask(queue, 3)];
  cancelled.cancel();
  await expect(cancelled.run).rejects.toMatchObject({ name: 'AbortError' });
  expect(last.places).toEqual([2, 1]);
  await running.end();
  expect([cancelled.hasBegun(), last.hasBegun()]).toEqual([false, true]);
});

test('a failed export makes room for the next', async () => {
  const queue = createExportQueue({ atOnce: 1, waiting: 10 });
  const turn = {
    idUser: 1,
    signal: AbortSignal.timeout(60_000),
    onPlace: () => undefined,
  };
  await expect(queue.run(turn, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await queue.run(turn, () => Promise.resolve('made'))).toBe('made');
});

test('if too many wait, the next is rejected in both languages', async () => {
  const queue = createExportQueue({ atOnce: 1, waiting: 1 });
  const running = ask(queue, 1);
  ask(queue, 2);
  const turn = { idUser: 3, signal: AbortSignal.timeout(60_000), onPlace: () => undefined };
  const refused = await queue.run(turn, () => Promise.resolve()).catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 503, message: expect.stringMatching(/try again/) });
  expect((refused as HttpError).body('id', 'ch').message).toMatch('请稍后再试');
  await running.end();
});
