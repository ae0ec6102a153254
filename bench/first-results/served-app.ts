import { availableParallelism } from 'node:os';
import { inRoot, ROOT } from '../root.ts';
import { awaitReady, freePort } from '../await-ready.ts';
import { startProgram } from '../running-program.ts';

/** Enough for several pages of every quick search; the time of a search counts for both shapes alike. */
const SAMPLE_PROGRAMMES = '4000';
const READY_WITHIN_MS = 300_000;

export interface ServedApp {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the production server on `dataFolder` and waits until it is ready. */
export async function startApp(dataFolder: string): Promise<ServedApp> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '',
    DATA_DIR: dataFolder,
    DATABASE_URL: '',
    SAMPLE_PROGRAMMES,
    SEARCH_WORKERS: String(Math.min(2, availableParallelism())),
  };
  const main = inRoot('server', 'src', 'main.ts');
  const server = startProgram(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    cwd: ROOT,
    env,
  });
  try {
    await awaitReady(url, server, READY_WITHIN_MS);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { url, stop: () => server.stop() };
}
