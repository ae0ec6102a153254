import { Client, type Pool, type PoolClient } from 'pg';
import { POSITION_SQL, readLogPosition, type LogPosition, type PositionRow } from './log-position.ts';

export interface ReplicaOptions {
  /** How it is called in the log and in metrics; no password in it. */
  readonly name: string;
  readonly url: string;
  /** Where its reads get their connections. */
  readonly pool: Pool;
  /** How it is asked where it is; answers one `PositionRow`. */
  readonly positionSql?: () => string;
}

/** A question that takes longer means that the replica is gone, milliseconds. */
const ANSWER_WITHIN = 2_000;

/**
 * One read replica: how far it has replayed the primary's log, as far as is known, and whether it answers. It is asked
 * over a connection of its own, so that busy readers don't make it look dead.
 */
export class Replica {
  readonly name: string;
  readonly pool: Pool;
  readonly #url: string;
  readonly #positionSql: () => string;
  /** Connections that are lent for reading at the moment. */
  readonly #lent = new Set<PoolClient>();
  /** Connections that wait to be lent. */
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

  /** Everything up to here is in what it answers. Null while it can't be read from. */
  get position(): LogPosition | null {
    return this.#position;
  }

  /** Not read from until it has been asked again. */
  suspect(): void {
    this.#position = null;
  }

  /** Asks it where it is. Rejects when it does not answer, or is no replica: then it is not read from. */
  async ask(): Promise<void> {
    try {
      const client = (this.#asking ??= await this.#connect());
      const { rows } = await client.query<PositionRow>(this.#positionSql());
      if (!rows[0]?.isReplica) throw new Error('it follows no primary');
      this.#position = rows[0].position === null ? null : readLogPosition(rows[0].position);
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
    // Whoever is waiting for an answer hears of it; without a listener the process would end.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  /**
   * Ends what is being asked: a read on a machine that vanished would wait for minutes. So would the next one on a
   * connection of before, even if new ones can be made by then: those go too.
   */
  #cut(): void {
    const clients = [...this.#lent, ...(this.#asking === undefined ? [] : [this.#asking])];
    this.#asking = undefined;
    for (const client of clients) void client.end().catch(() => undefined);
    // What a pool drops a connection for that nobody has borrowed.
    for (const client of this.#idle) client.emit('error', new Error('the replica does not answer'));
  }
}
