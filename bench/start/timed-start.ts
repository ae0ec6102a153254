import { awaitReady, freePort } from '../await-ready.ts';
import { startProgram } from '../running-program.ts';
import { createStepReader, type Step } from './steps.ts';

const READY_WITHIN_MS = 15 * 60_000;

export interface TimedStart {
  /** From the command until `GET /healthz` returns 200. */
  readonly seconds: number;
  readonly steps: readonly Step[];
  readonly stopSeconds: number;
}

/** Runs `npm start` in `folder` until it is ready, then stops it. */
export async function timeStart(folder: string, env: NodeJS.ProcessEnv): Promise<TimedStart> {
  const port = await freePort();
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  const reader = createStepReader(() => performance.now());
  const program = startProgram(
    'npm',
    ['start'],
    { cwd: folder, env: { ...env, PORT: String(port) } },
    (line) => reader.read(line),
  );
  try {
    await awaitReady(`http://localhost:${port}`, program, READY_WITHIN_MS);
    const ready = seconds();
    const steps = reader.end();
    await program.stop();
    return { seconds: ready, steps, stopSeconds: seconds() - ready };
  } finally {
    await program.stop();
  }
}
