import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { folderInMemory } from './folder-in-memory.mjs';
import { findPostgresPrograms } from './postgres-programs.mjs';
import { run } from './run-command.mjs';
import { unprivilegedAccount } from './unprivileged-account.mjs';
import { unusedPort } from './unused-port.mjs';

/** @typedef {{ url: string, stop: () => Promise<void> }} TestPostgres */

/** More than its log and the databases of tests take at any time. */
const ROOM = 3 * 1024 ** 3;

/**
 * Starts an empty PostgreSQL server on a free port of this machine; `stop()` removes it. It needs no password and
 * does not write durably, so it is for tests only.
 *
 * @returns {Promise<TestPostgres | undefined>} undefined when PostgreSQL is not installed and cannot be installed
 */
export async function startPostgresForTests() {
  const programs = await findPostgresPrograms();
  const account = unprivilegedAccount();
  if (programs === undefined || account === undefined) return undefined;

  const folder = mkdtempSync(path.join(folderInMemory(ROOM), 'airdex-postgres-'));
  if ('uid' in account) chownSync(folder, account.uid, account.gid);
  const cluster = path.join(folder, 'data');
  try {
    createCluster(path.join(programs, 'initdb'), cluster, account);
    const port = await unusedPort();
    const settings = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: 200,
    };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const server = spawn(path.join(programs, 'postgres'), ['-D', cluster, ...args], {
      ...account,
      cwd: folder,
      stdio: 'ignore',
    });
    const ended = once(server, 'exit');
    const quit = () => {
      server.kill('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    };
    process.once('exit', quit);
    await untilItListens(path.join(programs, 'pg_isready'), port, ended);
    return {
      url: `postgres://airdex@127.0.0.1:${port}/postgres`,
      async stop() {
        process.off('exit', quit);
        // SIGINT is PostgreSQL's fast shutdown: it does not wait for its clients.
        if (server.kill('SIGINT')) await ended;
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** @param {string} initdb @param {string} cluster @param {object} account */
function createCluster(initdb, cluster, account) {
  const args = ['-D', cluster, '-U', 'airdex', '--auth=trust', '--encoding=UTF8', '--no-sync'];
  const options = { ...account, cwd: path.dirname(cluster), stdio: /** @type {const} */ ('pipe') };
  try {
    execFileSync(initdb, [...args, '--locale=C.UTF-8'], options);
  } catch {
    // macOS has no C.UTF-8.
    rmSync(cluster, { recursive: true, force: true });
    execFileSync(initdb, [...args, '--locale=C'], options);
  }
}

/** @param {string} isReady @param {number} port @param {Promise<unknown[]>} ended */
async function untilItListens(isReady, port, ended) {
  const deadline = Date.now() + 30_000;
  let gone = false;
  void ended.then(() => (gone = true));
  while ((await run(isReady, ['-h', '127.0.0.1', '-p', `${port}`])).code !== 0) {
    if (gone) throw new Error('PostgreSQL ended while starting.');
    if (Date.now() > deadline) throw new Error('PostgreSQL did not start within 30 seconds.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
