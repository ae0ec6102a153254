import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareDataFolder } from '@airdex/server/testing/prepared-data-folder';
import { PostgresNode } from '../postgres/postgres-node.ts';
import type { PostgresPrograms } from '../postgres/postgres-programs.ts';
import type { RunningServer } from '../production-server.ts';
import { addSubscribers, startServer } from '../subscribers/installation.ts';
import type { Subscriber } from '../subscribers/subscriber.ts';

const PROGRAMMES = 200;
/** Nothing that the writers do counts as an attack. One search thread starts faster than two. */
const SETTINGS = { RATE_LIMITS: '0', SEARCH_WORKERS: '1' };

/** A server with its database, which can be killed and restarted. */
export interface KillableInstallation {
  readonly subscribers: readonly Subscriber[];
  /** Null: the embedded database. */
  readonly postgres: PostgresNode | null;
  readonly start: () => Promise<RunningServer>;
  readonly remove: () => Promise<void>;
}

/** Creates an empty installation with this many users, on its own PostgreSQL or on the embedded database. */
export async function createInstallation(
  programs: PostgresPrograms | null,
  users: number,
): Promise<KillableInstallation> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'airdex-durability-'));
  if (programs === null) await prepareDataFolder(dataDir);
  const postgres = programs === null ? null : await PostgresNode.create(programs);
  const installation = { dataDir, databaseUrl: postgres?.url ?? null, programmes: PROGRAMMES };
  const subscribers = await addSubscribers(installation, users);
  return {
    subscribers,
    postgres,
    start: () => startServer(installation, SETTINGS),
    async remove() {
      await postgres?.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
