import { setTimeout as pause } from 'node:timers/promises';
import type { LogPosition } from './log-position.ts';
import type { Replica } from './replica.ts';

/** How often the positions of replicas and primary are queried, milliseconds. */
const ASK_EACH = 250;
/** The longest delay before an unresponsive replica is queried again, milliseconds. */
const ASK_DEAD_EACH = 4_000;
/** A replica further behind is not used, milliseconds. */
const LAG_MAX = 10_000;

export interface ReplicaStatus {
  readonly name: string;
  /** Whether it is currently used for reads. */
  readonly isRead: boolean;
  /** Whether it responds. */
  readonly isUp: boolean;
  /** Bytes of the log that it has not replayed yet; null if unknown. */
  readonly lagBytes: number | null;
}

interface ReplicaSetOptions {
  readonly replicas: readonly Replica[];
  /** The primary's current log position. */
  readonly primaryPosition: () => Promise<LogPosition>;
  readonly log?: ReplicaLog | undefined;
  readonly askEach?: number;
  readonly lagMax?: number;
}

export interface ReplicaLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/**
 * Decides which replicas may be used: those that respond, have replayed everything that a reader here has
 * already seen (`require`), and are not behind by more than the limit. Positions are queried repeatedly; a
 * dead replica less and less often, and it is used again once it has caught up.
 */
export class ReplicaSet {
  readonly #options: Required<Omit<ReplicaSetOptions, 'log'>> & Pick<ReplicaSetOptions, 'log'>;
  readonly #closing = new AbortController();
  readonly #loops: Promise<void>[];
  /** Ends the pause of a replica's loop. */
  readonly #wake = new Map<Replica, AbortController>();
  #required: LogPosition = 0n;
  /** Positions of the primary, oldest first: the first one is the newest that is at least LAG_MAX old. */
  readonly #primary: { readonly at: number; readonly position: LogPosition }[] = [];
  #turn = 0;

  constructor(options: ReplicaSetOptions) {
    this.#options = { askEach: ASK_EACH, lagMax: LAG_MAX, ...options };
    this.#loops = [this.#followPrimary(), ...options.replicas.map((replica) => this.#follow(replica))];
  }

  get size(): number {
    return this.#options.replicas.length;
  }

  /** From now on, use only replicas that have replayed up to here. */
  require(position: LogPosition): void {
    if (position > this.#required) this.#required = position;
    for (const replica of this.#options.replicas)
      if (!this.#isUsable(replica)) this.#wake.get(replica)?.abort();
  }

  /** A usable replica, in turn; undefined if there is none. */
  next(): Replica | undefined {
    const { replicas } = this.#options;
    for (let tried = 0; tried < replicas.length; tried++) {
      const replica = replicas[this.#turn++ % replicas.length];
      if (replica !== undefined && this.#isUsable(replica)) return replica;
    }
    return undefined;
  }

  /** Resolves once a replica is usable, or after this many milliseconds. */
  async untilUsable(withinMs: number): Promise<void> {
    const deadline = Date.now() + withinMs;
    while (!this.#options.replicas.some((replica) => this.#isUsable(replica)) && Date.now() < deadline)
      await this.#pause(this.#options.askEach / 10);
  }

  /**
   * Excludes a replica whose connection failed, and checks it immediately: often only the connection was
   * lost.
   */
  suspect(replica: Replica): void {
    replica.suspect();
    this.#wake.get(replica)?.abort();
  }

  status(): ReplicaStatus[] {
    const newest = this.#primary.at(-1)?.position ?? null;
    return this.#options.replicas.map((replica) => {
      const { name, position } = replica;
      const lag = newest === null || position === null ? null : Number(newest - position);
      const isUp = position !== null;
      return {
        name,
        isUp,
        isRead: this.#isUsable(replica),
        lagBytes: lag === null ? null : Math.max(0, lag),
      };
    });
  }

  async close(): Promise<void> {
    this.#closing.abort();
    for (const wake of this.#wake.values()) wake.abort();
    await Promise.all(this.#options.replicas.map((replica) => replica.close()));
    await Promise.all(this.#loops);
  }

  #isUsable({ position }: Replica): boolean {
    if (position === null || position < this.#required) return false;
    const [old] = this.#primary;
    return old === undefined || Date.now() - old.at < this.#options.lagMax || position >= old.position;
  }

  async #followPrimary(): Promise<void> {
    while (!this.#closing.signal.aborted) {
      try {
        const position = await this.#options.primaryPosition();
        this.#primary.push({ at: Date.now(), position });
        const limit = Date.now() - this.#options.lagMax;
        while ((this.#primary[1]?.at ?? Infinity) <= limit) this.#primary.shift();
      } catch {
        // If the primary is unreachable, the replicas have the newest known state.
      }
      await this.#pause(this.#options.askEach);
    }
  }

  async #follow(replica: Replica): Promise<void> {
    let failures = 0;
    while (!this.#closing.signal.aborted) {
      const wasUp = failures === 0;
      try {
        await replica.ask();
        if (!wasUp) this.#options.log?.info({ replica: replica.name }, 'the replica answers again');
        failures = 0;
      } catch (error) {
        if (this.#closing.signal.aborted) return;
        if (wasUp)
          this.#options.log?.warn({ replica: replica.name, err: error }, 'a replica does not answer');
        failures++;
      }
      const wake = new AbortController();
      this.#wake.set(replica, wake);
      await this.#pause(Math.min(this.#options.askEach * 2 ** failures, ASK_DEAD_EACH), wake.signal);
    }
  }

  async #pause(ms: number, wake?: AbortSignal): Promise<void> {
    const signals = [this.#closing.signal, ...(wake === undefined ? [] : [wake])];
    await pause(ms, undefined, { signal: AbortSignal.any(signals), ref: false }).catch(() => undefined);
  }
}
