import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '../search-index/random.ts';
import { Client } from '../durability/client.ts';
import type { Answer } from '../subscribers/request.ts';
import type { Subscriber } from '../subscribers/subscriber.ts';

const THINK_MS = 40;
const PAGE = 50;
const KEPT_MAX = 30;

/** The results of calls during a step. */
export interface Tally {
  reads: number;
  writes: number;
  /** Reads with another status than 200, by status; 0 for no response. */
  readonly failedReads: Map<number, number>;
  /** Writes for which the client does not know whether they were done. */
  readonly unknownWrites: Map<number, number>;
  /** Wrong responses: a node does not show the user's own write, or a page lacks lines. */
  readonly wrong: string[];
  /** Longest response time of a read, milliseconds. */
  slowest: number;
}

function newTally(): Tally {
  return {
    reads: 0,
    writes: 0,
    failedReads: new Map(),
    unknownWrites: new Map(),
    wrong: [],
    slowest: 0,
  };
}

interface LoadOptions {
  readonly subscribers: readonly Subscriber[];
  /** Address for all calls without another target. */
  readonly url: string;
  /** Nodes that accept calls, for reading a user's own writes directly. */
  readonly liveNodes: () => readonly string[];
}

/** Subscribers who search, read and store things, and check each stored thing on another node. */
export class Load {
  readonly #users: User[];
  readonly #working: Promise<unknown>;
  #tally = newTally();
  #isOver = false;

  private constructor(users: User[]) {
    this.#users = users;
    this.#working = Promise.all(
      users.map(async (user) => {
        while (!this.#isOver) {
          await user.step(() => this.#tally);
          await pause(THINK_MS);
        }
      }),
    );
  }

  static async start({ subscribers, url, liveNodes }: LoadOptions): Promise<Load> {
    const users: User[] = [];
    for (const { username, password } of subscribers) {
      const client = new Client(username, password);
      client.moveTo(url);
      const { status, text } = await client.signIn(true);
      if (status !== 200) throw new Error(`${username} could not sign in: ${status} ${text}`);
      users.push(new User(client, url, liveNodes, new Random(users.length)));
    }
    return new Load(users);
  }

  /** The counts since the last call. */
  take(): Tally {
    const tally = this.#tally;
    this.#tally = newTally();
    return tally;
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#working;
  }

  /** Confirmed writes that do not exist. */
  async lost(): Promise<string[]> {
    return (await Promise.all(this.#users.map((user) => user.lost()))).flat();
  }
}

class User {
  readonly #client: Client;
  readonly #url: string;
  readonly #liveNodes: () => readonly string[];
  readonly #random: Random;
  readonly #kept = new Set<number>();
  #steps = 0;

  constructor(client: Client, url: string, liveNodes: () => readonly string[], random: Random) {
    this.#client = client;
    this.#url = url;
    this.#liveNodes = liveNodes;
    this.#random = random;
  }

  async step(tally: () => Tally): Promise<void> {
    const kind = this.#steps++ % 4;
    if (kind === 0) return this.#keep(tally);
    if (kind === 1) return this.#search(tally);
    await this.#read(tally, () =>
      kind === 2
        ? this.#client.call('getGenres', { body: { isNotaSelection: this.#random.chance(0.5) } })
        : this.#client.call('getLatestPrograms', {}),
    );
  }

  async lost(): Promise<string[]> {
    const there = await this.#playlists();
    return [...this.#kept]
      .filter((id) => there?.has(id) !== true)
      .map((id) => `${this.#client.username}: playlist ${id}`);
  }

  /** Checks that a page of results is complete: as many lines as its count says, up to the size of a page. */
  async #search(tally: () => Tally): Promise<void> {
    const response = await this.#read(tally, () =>
      this.#client.call('getAdvancedSearchPrograms', { body: { resultsPerPage: PAGE } }),
    );
    if (response?.status !== 200) return;
    const { count, programs } = JSON.parse(response.text) as { count: number; programs: unknown[] };
    if (programs.length !== Math.min(count, PAGE))
      tally().wrong.push(`a page of ${programs.length} lines where the count is ${count}`);
  }

  /** Creates a playlist, or deletes one if there are many, and immediately checks that on another node. */
  async #keep(tally: () => Tally): Promise<void> {
    const [oldest] = this.#kept;
    const deletes = this.#kept.size >= KEPT_MAX && oldest !== undefined;
    const response = deletes
      ? await this.#client.call('deletePlaylist', { params: { id: oldest } })
      : await this.#client.call('addPlaylist', { body: { name: `List ${this.#steps}`, description: '' } });
    const current = tally();
    current.writes++;
    if (deletes) this.#kept.delete(oldest);
    if (response.status !== 200) {
      count(current.unknownWrites, response.status);
      return;
    }
    const id = deletes ? oldest : (JSON.parse(response.text) as { id: number }).id;
    if (!deletes) this.#kept.add(id);
    const nodes = this.#liveNodes();
    this.#client.moveTo(nodes.length === 0 ? this.#url : this.#random.pick(nodes));
    const there = await this.#playlists();
    this.#client.moveTo(this.#url);
    if (there !== null && there.has(id) === deletes)
      tally().wrong.push(
        `playlist ${id} was ${deletes ? 'deleted and still shows' : 'made and does not show'}`,
      );
  }

  /** Null: the requested node does not respond now. */
  async #playlists(): Promise<Set<number> | null> {
    const params = { withShared: false, withCounts: false };
    const { status, text } = await this.#client.call('getPlaylists', { params });
    if (status !== 200) return null;
    return new Set((JSON.parse(text) as { id: number }[]).map(({ id }) => id));
  }

  async #read(tally: () => Tally, ask: () => Promise<Answer>): Promise<Answer | null> {
    const response = await ask();
    const current = tally();
    current.reads++;
    current.slowest = Math.max(current.slowest, response.ms);
    if (response.status !== 200) count(current.failedReads, response.status);
    return response;
  }
}

function count(counts: Map<number, number>, status: number): void {
  counts.set(status, (counts.get(status) ?? 0) + 1);
}
