import { readConfiguration } from '../configuration.ts';
import { describeFailure } from './describe-failure.ts';
import { describeStart } from './describe-start.ts';
import { createProgress } from './progress.ts';
import { runServer } from './run-server.ts';

/**
 * Maximum time for stopping after pending calls have had theirs, milliseconds. Then the process ends anyway, which
 * the database survives.
 */
const STOP_MS = 5_000;

// A disconnected reader, or a full disk, must not keep the server from running or from stopping properly.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

const closers = new AsyncDisposableStack();
const progress = createProgress(process.stdout);
let stopping = false;
let callsMayTakeMs = 0;

function stop(): void {
  // A second signal stops immediately.
  if (stopping) process.exit(130);
  stopping = true;
  setTimeout(() => process.exit(0), callsMayTakeMs + STOP_MS).unref();
  progress.end();
  process.stdout.write('Stopping …\n');
  closers.disposeAsync().then(
    () => process.exit(0),
    (error: unknown) => fail(error),
  );
}

function fail(error: unknown): void {
  progress.end();
  console.error(describeFailure(error) ?? error);
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
try {
  const checkResponses = process.env['NODE_ENV'] === 'development' || process.env['NODE_ENV'] === 'test';
  const configuration = readConfiguration(process.env);
  callsMayTakeMs = configuration.shutdownTimeoutMs;
  const server = await runServer(configuration, progress, closers, checkResponses);
  if (!stopping) process.stdout.write(describeStart(server));
} catch (error) {
  if (!stopping) {
    await closers.disposeAsync().catch(() => undefined);
    fail(error);
  }
}
