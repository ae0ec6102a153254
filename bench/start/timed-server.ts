import { awaitReady, freePort } from '../await-ready.ts';
import { spawnServer, type ServerSettings } from '../production-server.ts';
import { createStepReader, type Step } from './steps.ts';

const READY_WITHIN_MS = 20 * 60_000;

export interface TimedServer {
  /** From the start of the process to `GET /healthz` answering 200. */
  readonly seconds: number;
  readonly steps: readonly Step[];
}

/** Starts a production server until it is ready, and stops it after `whenReady`. */
export async function timeServer(
  settings: ServerSettings,
  whenReady: () => Promise<void> = () => Promise.resolve(),
): Promise<TimedServer> {
  const port = await freePort();
  const reader = createStepReader(() => performance.now());
  const start = performance.now();
  const program = spawnServer({ HOST: '', ...settings, PORT: String(port) }, (line) => reader.read(line));
  try {
    await awaitReady(`http://localhost:${port}`, program, READY_WITHIN_MS);
    const seconds = (performance.now() - start) / 1000;
    const steps = reader.end();
    await whenReady();
    return { seconds, steps };
  } finally {
    await program.stop();
  }
}
