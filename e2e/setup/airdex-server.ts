import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from './free-port.ts';

const MAIN = path.resolve(import.meta.dirname, '..', '..', 'server', 'src', 'main.ts');

/** Tests end before optimised code of the embedded database would save the time that optimising it takes. */
const NODE_ARGUMENTS = ['--disable-warning=ExperimentalWarning', '--liftoff-only'];

/** Enough for several pages of results, and ready in seconds. It includes all channels and countries. */
const SAMPLE_PROGRAMMES = 4000;
const READY_WITHIN_MS = 180_000;
const STOPPED_WITHIN_MS = 10_000;

export interface AirdexServer {
  /** Address of the application, without a slash at its end. */
  readonly url: string;
  stop(): Promise<void>;
}

async function waitUntilReady(url: string, server: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`The server ended before it was ready:\n${output()}`);
    const isReady = await fetch(`${url}/healthz`).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill('SIGKILL');
  throw new Error(`The server was not ready within ${READY_WITHIN_MS} ms:\n${output()}`);
}

async function stop(server: ChildProcess, output: () => string): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null)
    throw new Error(`The server ended in the middle of the tests:\n${output()}`);
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  const force = setTimeout(() => server.kill('SIGKILL'), STOPPED_WITHIN_MS);
  await ended;
  clearTimeout(force);
}

/**
 * Starts a production server with its own database and the sample catalogue; ready when it resolves.
 * @param settings of its configuration, by the names of their variables; a free port if they name none
 */
export async function startServer(
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<AirdexServer> {
  const port = settings['PORT'] ?? String(await freePort());
  const server = spawn(process.execPath, [...NODE_ARGUMENTS, MAIN], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: 'production',
      PORT: port,
      HOST: '',
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
      SAMPLE_PROGRAMMES: String(SAMPLE_PROGRAMMES),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const url = `http://localhost:${port}`;
  await waitUntilReady(url, server, () => output);
  return { url, stop: () => stop(server, () => output) };
}
