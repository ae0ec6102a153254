import { Client, type Pool, type PoolClient } from 'pg';
import { POSITION_SQL, type LogPosition, type PositionRow } from './log-position.ts';

export interface ReplicaOptions {
  /** Its name in the log and in metrics; without password. */
  readonly name: string;
  readonly url: string;
  /** Where its reads get their connections. */
  readonly pool: Pool;
  /** The query for its position; returns one `PositionRow`. */
  readonly positionSql?: () => string;
}

/** If a query takes longer, the replica counts as gone, milliseconds. */
const ANSWER_WITHIN = 2_000;

/**
 * One read replica: how far it has replayed the primary's log, if known, and whether it responds. It is checked over
 * a separate connection, so that busy readers don't make it look dead.
 */
export class Replica {
  readonly name: string;
  readonly pool: Pool;
  readonly #url: string;
  readonly #positionSql: () => string;
  /** Connections currently in use for reading. */
  readonly #lent = new Set<PoolClient>();
  /** Idle connections. */
  readonly #idle = new Set<PoolClient>();
  #asking: Client | undefined;
  #position: LogPosition | null = null;

  constructor({ name, url, pool, positionSql = () => POSITION_SQL }: ReplicaOptions) {
    this.name = name;
    this.pool = pool;
    this.#url = url;
    this.#positionSql = positionSql;
    pool.on('acquire', (client) => {
      this.#idle.delete(client);
      this.#lent.add(client);
    });
    pool.on('release', (_error, client) => {
      this.#lent.delete(client);
      this.#idle.add(client);
    });
    pool.on('remove', (client) => this.#idle.delete(client));
  }

  /** Its responses contain everything up to here. Null while it can't be used. */
  get position(): LogPosition | null {
    return this.#position;
  }

  /** Not used until it has been checked again. */
  suspect(): void {
    this.#position = null;
  }

  /** Queries its position. Rejects if it does not respond, or is not a replica: then it is not used. */
  async ask(): Promise<void> {
    try {
      const client = (this.#asking ??= await this.#connect());
      const { rows } = await client.query<PositionRow>(this.#positionSql());
      if (!rows[0]?.isReplica) throw new Error('it follows no primary');
      this.#position = rows[0].position === null ? null : BigInt(rows[0].position);
    } catch (error) {
      this.suspect();
      this.#cut();
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#cut();
    await this.pool.end();
  }

  async #connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: ANSWER_WITHIN,
      query_timeout: ANSWER_WITHIN,
      application_name: 'airdex replica watch',
    });
    // Callers that wait for a response receive it; without a listener the process would end.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  /**
   * Aborts pending queries: a read on a machine that vanished would wait for minutes. Also closes idle connections,
   * on which the next read would wait as long even if new connections work by then.
   */
  #cut(): void {
    const clients = [...this.#lent, ...(this.#asking === undefined ? [] : [this.#asking])];
    this.#asking = undefined;
    for (const client of clients) void client.end().catch(() => undefined);
    // The reason for which a pool drops an idle connection.
    for (const client of this.#idle) client.emit('error', new Error('the replica does not answer'));
  }
}
