import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../await-ready.ts';
import type { PostgresPrograms } from './postgres-programs.ts';

const run = promisify(execFile);
const ANSWERS_WITHIN_MS = 60_000;
const ASK_EACH_MS = 50;
const USER = 'bench';

/** Ways to stop a server, as named by `pg_ctl stop -m`, with their signals. */
const STOP_SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** One PostgreSQL server with its own folder and port, which can be stopped, killed and restarted. */
export class PostgresNode {
  readonly url: string;
  readonly port: number;
  readonly #programs: PostgresPrograms;
  readonly #folder: string;
  readonly #settings: Readonly<Record<string, string>>;
  #server: ChildProcess | undefined;

  private constructor(
    programs: PostgresPrograms,
    folder: string,
    port: number,
    settings: Readonly<Record<string, string>>,
  ) {
    this.#programs = programs;
    this.#folder = folder;
    this.#settings = settings;
    this.port = port;
    this.url = `postgresql://${USER}@localhost:${port}/postgres`;
  }

  /** Creates and starts an empty server. */
  static async create(
    programs: PostgresPrograms,
    settings: Readonly<Record<string, string>> = {},
  ): Promise<PostgresNode> {
    const node = new PostgresNode(programs, await ownFolder(programs), await freePort(), settings);
    const args = ['-D', node.#data, '-U', USER, '--locale=C.UTF-8', '-A', 'trust', '--no-sync'];
    await node.#program('initdb', args);
    await node.start();
    return node;
  }

  /** Creates and starts a streaming replica of a running server. */
  static async replicaOf(
    primary: PostgresNode,
    settings: Readonly<Record<string, string>> = {},
  ): Promise<PostgresNode> {
    const programs = primary.#programs;
    const node = new PostgresNode(programs, await ownFolder(programs), await freePort(), settings);
    const from = ['-h', 'localhost', '-p', String(primary.port), '-U', USER];
    // -R writes the settings of a standby; -X stream includes what is written during the copy.
    const how = ['-R', '-X', 'stream', '-c', 'fast', '--no-sync'];
    await node.#program('pg_basebackup', [...from, '-D', node.#data, ...how]);
    await node.start();
    return node;
  }

  /** Starts it, and waits until it accepts connections. */
  async start(): Promise<void> {
    const settings = {
      listen_addresses: 'localhost',
      port: String(this.port),
      unix_socket_directories: this.#folder,
      ...this.#settings,
    };
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const server = spawn(path.join(this.#programs.bin, 'postgres'), ['-D', this.#data, ...options], {
      ...this.#programs.account,
      cwd: this.#folder,
      stdio: 'ignore',
    });
    this.#server = server;
    const endWithThis = () => server.kill('SIGQUIT');
    process.once('exit', endWithThis);
    server.once('exit', () => process.off('exit', endWithThis));
    await this.#untilItAnswers(server);
  }

  /** `immediate` is a crash: nothing more is written, and the next start recovers. */
  async stop(mode: keyof typeof STOP_SIGNALS): Promise<void> {
    const server = this.#server;
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(STOP_SIGNALS[mode]);
    await exited;
  }

  async query<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
    const client = new pg.Client(this.url);
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(statement)).rows;
    } finally {
      await client.end();
    }
  }

  /** Stops it and removes its folder. */
  async remove(): Promise<void> {
    await this.stop('immediate');
    await rm(this.#folder, { recursive: true, force: true });
  }

  get #data(): string {
    return path.join(this.#folder, 'data');
  }

  async #program(name: string, args: readonly string[]): Promise<void> {
    const { bin, account } = this.#programs;
    await run(path.join(bin, name), [...args], { ...account, cwd: this.#folder });
  }

  async #untilItAnswers(server: ChildProcess): Promise<void> {
    const deadline = performance.now() + ANSWERS_WITHIN_MS;
    while (performance.now() < deadline) {
      if (server.exitCode !== null)
        throw new Error(`PostgreSQL ended with ${server.exitCode} while starting.`);
      if (await this.query('select 1').then(isThere, isNotThere)) return;
      await pause(ASK_EACH_MS);
    }
    throw new Error(`PostgreSQL on port ${this.port} did not answer within ${ANSWERS_WITHIN_MS} ms.`);
  }
}

const isThere = () => true;
const isNotThere = () => false;

async function ownFolder({ account }: PostgresPrograms): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'airdex-postgres-'));
  if (account.uid !== undefined && account.gid !== undefined) await chown(folder, account.uid, account.gid);
  return folder;
}
