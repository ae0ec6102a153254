import { addUser } from '@airdex/server/add-user';
import { openDatabase } from '@airdex/server/database';
import { awaitReady, freePort } from '../await-ready.ts';
import { inRoot, ROOT } from '../root.ts';
import { startProgram, type RunningProgram } from '../running-program.ts';
import type { Subscriber } from './subscriber.ts';

const READY_WITHIN_MS = 600_000;
const COMPANY_SIZE = 10;
const PASSWORD = 'Bench2026';

export interface Installation {
  readonly dataDir: string;
  /** Null: the embedded database. */
  readonly databaseUrl: string | null;
  readonly programmes: number;
}

export interface RunningServer {
  readonly url: string;
  readonly program: RunningProgram;
}

/** Starts the production server and waits until it is ready. */
export async function startServer(installation: Installation): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '',
    DATA_DIR: installation.dataDir,
    DATABASE_URL: installation.databaseUrl ?? '',
    SAMPLE_PROGRAMMES: String(installation.programmes),
  };
  const main = inRoot('server', 'src', 'main.ts');
  const program = startProgram(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    cwd: ROOT,
    env,
  });
  try {
    await awaitReady(url, program, READY_WITHIN_MS);
  } catch (error) {
    await program.stop();
    throw error;
  }
  return { url, program };
}

/** Gives a stopped installation its subscribers, ten to a company. */
export async function addSubscribers(installation: Installation, count: number): Promise<Subscriber[]> {
  const { databaseUrl, dataDir } = installation;
  const database = await openDatabase(databaseUrl === null ? { dataDir } : { url: databaseUrl });
  try {
    const subscribers: Subscriber[] = [];
    const today = new Date().toISOString().slice(0, 10);
    for (let number = 1; number <= count; number++) {
      const username = `subscriber-${number}`;
      const company = `Company ${Math.ceil(number / COMPANY_SIZE)}`;
      const user = { company, username, email: `${username}@example.com`, password: PASSWORD };
      await addUser(database.kysely, user, today);
      subscribers.push({ username, password: PASSWORD });
    }
    return subscribers;
  } finally {
    await database.close();
  }
}
