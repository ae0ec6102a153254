import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Peer } from './peer.ts';
import { POSTGRES_DIALECT } from './postgres-dialect.ts';

const run = promisify(execFile);
const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** PostgreSQL refuses to run as root: then it runs as the user that Debian made for it. */
async function postgresUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}

async function connect(socketFolder: string): Promise<pg.Client> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ host: socketFolder, user: 'bench', database: 'postgres' });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (attempt === 100) throw error;
      await sleep(100);
    }
  }
}

/** A PostgreSQL server of Debian's, in a folder and on a socket of its own. Throws when none is installed. */
export async function openPostgres(): Promise<Peer> {
  const versions = (await readdir(DEBIAN_FOLDER)).toSorted((a, b) => Number(b) - Number(a));
  const version = versions[0] ?? '';
  const bin = path.join(DEBIAN_FOLDER, version, 'bin');
  const folder = await mkdtemp(path.join(tmpdir(), 'airdex-bench-'));
  const user = await postgresUser();
  if (user !== undefined) await chown(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  await run(path.join(bin, 'initdb'), ['-D', data, '-U', 'bench', '--locale=C.UTF-8', '-A', 'trust'], {
    ...user,
    cwd: folder,
  });
  const settings = {
    shared_buffers: '512MB',
    work_mem: '128MB',
    fsync: 'off',
    listen_addresses: '',
    unix_socket_directories: folder,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, ...options], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const client = await connect(folder);
  return {
    ...POSTGRES_DIALECT,
    name: `PostgreSQL ${version}`,
    run: async (sql) => void (await client.query(sql)),
    rows: async <Row>(sql: string) => (await client.query(sql)).rows as Row[],
    copy: (table, csv) => pipeline(csv, client.query(copyFrom(`COPY ${table} FROM STDIN (FORMAT csv)`))),
    async close() {
      await client.end();
      const exited = once(server, 'exit');
      server.kill('SIGINT');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
