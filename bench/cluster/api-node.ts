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

/** One API node, on a port of its own that it keeps when it is started again. */
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

  /** Starts it, and waits until it is ready. */
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

  /** As for an upgrade: it finishes what runs. */
  async stop(): Promise<void> {
    await this.#program?.stop();
  }

  /** One figure of its metrics by name and labels, as the metrics write it; undefined where it has none. */
  async figure(name: string): Promise<number | undefined> {
    const text = await fetch(`${this.url}/metrics`).then((response) => response.text());
    const line = text.split('\n').find((each) => each.startsWith(`${name} `));
    return line === undefined ? undefined : Number(line.slice(name.length + 1));
  }

  /** What it has written to its log so far. */
  log(): string {
    return this.#program?.output() ?? '';
  }
}
