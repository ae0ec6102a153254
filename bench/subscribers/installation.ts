import { addUser } from '@airdex/server/add-user';
import { openDatabase } from '@airdex/server/database';
import { startProductionServer, type RunningServer, type ServerSettings } from '../production-server.ts';
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

/** Starts the production server and waits until it is ready. `settings` are additional ones, by their variables. */
export function startServer(
  { dataDir, databaseUrl, programmes }: Installation,
  settings: ServerSettings = {},
): Promise<RunningServer> {
  return startProductionServer(
    {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      SAMPLE_PROGRAMMES: String(programmes),
      ...settings,
    },
    READY_WITHIN_MS,
  );
}

/** Adds subscribers to a stopped installation, ten per company. */
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
      await addUser(database.kysely, user, today, 'bench');
      subscribers.push({ username, password: PASSWORD });
    }
    return subscribers;
  } finally {
    await database.close();
  }
}
