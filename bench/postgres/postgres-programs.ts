import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** The account under which programs are started; empty unless this process runs as root. */
export interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

export interface PostgresPrograms {
  /** Folder of initdb, postgres and pg_basebackup. */
  readonly bin: string;
  readonly version: string;
  /** PostgreSQL refuses to run as root: then it uses the account that Debian created for it. */
  readonly account: Account;
}

/** Debian's newest PostgreSQL; null if there is none. */
export async function findPostgresPrograms(): Promise<PostgresPrograms | null> {
  if (!existsSync(DEBIAN_FOLDER)) return null;
  const [version] = (await readdir(DEBIAN_FOLDER)).toSorted((a, b) => Number(b) - Number(a));
  if (version === undefined) return null;
  const bin = path.join(DEBIAN_FOLDER, version, 'bin');
  if (!existsSync(path.join(bin, 'initdb'))) return null;
  if (process.getuid?.() !== 0) return { bin, version, account: {} };
  const id = async (flag: string): Promise<number> => Number((await run('id', [flag, 'postgres'])).stdout);
  return { bin, version, account: { uid: await id('-u'), gid: await id('-g') } };
}

/** The same for callers that require it. @throws Error if there is none */
export async function requirePostgresPrograms(): Promise<PostgresPrograms> {
  const programs = await findPostgresPrograms();
  if (programs === null) throw new Error('There is no PostgreSQL here: apt-get install postgresql');
  return programs;
}
