import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { awaitReady, freePort } from '../await-ready.ts';
import { spawnServer, type ServerSettings } from '../production-server.ts';
import { startProgram, type RunningProgram } from '../running-program.ts';
import { createStepReader, type Step } from './steps.ts';

const READY_WITHIN_MS = 20 * 60_000;

export interface TimedServer {
  /** From the start of the process until `GET /healthz` returns 200. */
  readonly seconds: number;
  /**
   * Processor time of all its threads until then, on which other load of the machine has little effect; NaN except on
   * Linux.
   */
  readonly processorSeconds: number;
  readonly steps: readonly Step[];
}

/** Clock ticks per second that Linux reports to programs. */
const TICKS = 100;

async function processorSeconds({ pid }: RunningProgram): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name of the program, in parentheses, may contain spaces. User and system time are the fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

function spawnPackage(
  folder: string,
  settings: ServerSettings,
  onLine: (line: string) => void,
): RunningProgram {
  const command = [join(folder, 'bin', 'airdex'), 'start'];
  return startProgram(
    process.execPath,
    command,
    { cwd: folder, env: { ...process.env, ...settings } },
    onLine,
  );
}

/**
 * Starts a production server until it is ready, and stops it after `whenReady`.
 * @param packageFolder folder of an unpacked package, or null for the server of this checkout
 */
export async function timeServer(
  settings: ServerSettings,
  packageFolder: string | null,
  whenReady: () => Promise<void> = () => Promise.resolve(),
): Promise<TimedServer> {
  const port = await freePort();
  const reader = createStepReader(() => performance.now());
  const start = performance.now();
  const all = { HOST: '', ...settings, PORT: String(port) };
  const onLine = (line: string) => reader.read(line);
  const program =
    packageFolder === null ? spawnServer(all, onLine) : spawnPackage(packageFolder, all, onLine);
  try {
    await awaitReady(`http://localhost:${port}`, program, READY_WITHIN_MS);
    const seconds = (performance.now() - start) / 1000;
    const processor = await processorSeconds(program);
    const steps = reader.end();
    await whenReady();
    return { seconds, processorSeconds: processor, steps };
  } finally {
    await program.stop();
  }
}
