import { awaitReady, freePort } from '../await-ready.ts';
import { spawnServer } from '../production-server.ts';
import type { RunningProgram } from '../running-program.ts';

const READY_WITHIN_MS = 120_000;

export interface ApiNodeOptions {
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly replicaUrls: readonly string[];
  readonly programmes: number;
}

/** One API node, which keeps its port over restarts. */
export class ApiNode {
  readonly url: string;
  readonly port: number;
  readonly #options: ApiNodeOptions;
  #program: RunningProgram | undefined;

  private constructor(port: number, options: ApiNodeOptions) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.#options = options;
  }

  static async create(options: ApiNodeOptions): Promise<ApiNode> {
    return new ApiNode(await freePort(), options);
  }

  /** Starts the node, and waits until it is ready. */
  async start(): Promise<void> {
    const { dataDir, databaseUrl, replicaUrls, programmes } = this.#options;
    const program = spawnServer({
      HOST: '127.0.0.1',
      PORT: String(this.port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DATABASE_REPLICA_URLS: replicaUrls.join(','),
      TRUST_PROXY: 'loopback',
      SAMPLE_PROGRAMMES: String(programmes),
      SEARCH_WORKERS: '1',
      RATE_LIMITS: '0',
    });
    this.#program = program;
    await awaitReady(this.url, program, READY_WITHIN_MS);
  }

  /** SIGKILL. */
  async kill(): Promise<void> {
    if (this.#program === undefined) return;
    process.kill(this.#program.pid, 'SIGKILL');
    await this.#program.ended;
  }

  /** Stops the node as for an upgrade: running calls are finished. */
  async stop(): Promise<void> {
    await this.#program?.stop();
  }

  /** The value of a metric, given by name and labels as the metrics write them; undefined if there is none. */
  async figure(name: string): Promise<number | undefined> {
    const text = await fetch(`${this.url}/metrics`).then((response) => response.text());
    const line = text.split('\n').find((each) => each.startsWith(`${name} `));
    return line === undefined ? undefined : Number(line.slice(name.length + 1));
  }

  /** What it lacks to answer calls. It has no releases, which only pages need. */
  async missing(): Promise<string[]> {
    const response = await fetch(`${this.url}/readyz`);
    const { reasons = [] } = (await response.json()) as { readonly reasons?: readonly string[] };
    return reasons.filter((reason) => reason !== 'registry');
  }

  /** Its log output so far. */
  log(): string {
    return this.#program?.output() ?? '';
  }
}
