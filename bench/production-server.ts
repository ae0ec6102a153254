import { awaitReady, freePort } from './await-ready.ts';
import { inRoot, ROOT } from './root.ts';
import { startProgram, type RunningProgram } from './running-program.ts';

/** Settings of the server by the names of their variables; missing ones are inherited from this process. */
export type ServerSettings = Readonly<Record<string, string>>;

export interface RunningServer {
  readonly url: string;
  readonly program: RunningProgram;
}

/** Starts a production server without waiting for it. `onLine` gets each line that it prints. */
export function spawnServer(settings: ServerSettings, onLine?: (line: string) => void): RunningProgram {
  const main = inRoot('server', 'src', 'main.ts');
  return startProgram(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', main],
    { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production', ...settings } },
    onLine,
  );
}

/** Starts a production server on a free port of this machine. @throws Error if it is not ready in time */
export async function startProductionServer(
  settings: ServerSettings,
  withinMs: number,
): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const program = spawnServer({ HOST: '', ...settings, PORT: String(port) });
  try {
    await awaitReady(url, program, withinMs);
  } catch (error) {
    await program.stop();
    throw error;
  }
  return { url, program };
}
