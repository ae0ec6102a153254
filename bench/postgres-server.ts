import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './await-ready.ts';

const run = promisify(execFile);
const DEBIAN_FOLDER = '/usr/lib/postgresql';
const TRIES = 100;
const TRY_EACH_MS = 100;

export interface PostgresServer {
  readonly version: string;
  /** Address of its empty database, on loopback. */
  readonly url: string;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root: then it runs as the user that Debian made for it. */
async function postgresUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}

async function awaitConnection(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === TRIES) throw error;
      await pause(TRY_EACH_MS);
    }
  }
}

/**
 * A PostgreSQL server of Debian's in a folder and on a port of its own, with the given settings. Throws when none is
 * installed.
 */
export async function startPostgres(settings: Readonly<Record<string, string>>): Promise<PostgresServer> {
  const versions = (await readdir(DEBIAN_FOLDER)).toSorted((a, b) => Number(b) - Number(a));
  const version = versions[0] ?? '';
  const bin = path.join(DEBIAN_FOLDER, version, 'bin');
  const folder = await mkdtemp(path.join(tmpdir(), 'airdex-bench-'));
  const user = await postgresUser();
  if (user !== undefined) await chown(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const initialise = ['-D', data, '-U', 'bench', '--locale=C.UTF-8', '-A', 'trust'];
  await run(path.join(bin, 'initdb'), initialise, { ...user, cwd: folder });
  const port = await freePort();
  const all = {
    listen_addresses: 'localhost',
    port: String(port),
    unix_socket_directories: folder,
    ...settings,
  };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, ...options], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const endWithThis = () => server.kill('SIGQUIT');
  process.once('exit', endWithThis);
  const url = `postgresql://bench@localhost:${port}/postgres`;
  await awaitConnection(url);
  return {
    version,
    url,
    async stop() {
      const exited = once(server, 'exit');
      server.kill('SIGINT');
      await exited;
      process.off('exit', endWithThis);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
