import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/**
 * Preloaded into a server, it measures how long the server's thread is busy without a break, and reports it
 * on a separate port. It measures CPU time, which does not depend on the machine's load.
 */

/** Milliseconds between two measurements. */
const LOOK_EVERY_MS = 2;

/** How long it blocks the thread on request, to test the measurement itself, milliseconds of CPU. */
const BUSY_MS = 100;

/** What the speed of the machine is measured with: a body like those that the tests send. */
const REFERENCE = JSON.stringify(Array.from({ length: 10_000 }, (_, index) => ({ [`k${index}`]: 1 })));
const REFERENCE_TRIES = 10;

/** How long the thread takes to parse the reference, the least of several tries, milliseconds of CPU. */
function parsingMs(): number {
  const tries = Array.from({ length: REFERENCE_TRIES }, () => {
    const start = process.threadCpuUsage();
    JSON.parse(REFERENCE);
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...tries);
}

function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

if (isMainThread) {
  let longest = 0;
  let before = process.threadCpuUsage();
  setInterval(() => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, now.user + now.system - before.user - before.system);
    before = now;
  }, LOOK_EVERY_MS).unref();
  const collect = garbageCollector();
  const heldBytes = (): number => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const watch = createServer((request, response) => {
    if (request.url === '/busy') {
      const start = process.threadCpuUsage();
      for (let used = process.threadCpuUsage(start); used.user + used.system < BUSY_MS * 1000;)
        used = process.threadCpuUsage(start);
      response.end();
      return;
    }
    const figures: Readonly<Record<string, () => number>> = { '/memory': heldBytes, '/parsing': parsingMs };
    response.end(String(figures[request.url ?? '']?.() ?? longest / 1000));
    // The time of the response itself is not counted.
    setImmediate(() => {
      longest = 0;
      before = process.threadCpuUsage();
    });
  });
  watch.listen(0, '127.0.0.1', () => {
    const address = watch.address();
    if (typeof address === 'object') process.stdout.write(`loop watch: ${String(address?.port)}\n`);
  });
  watch.unref();
}
