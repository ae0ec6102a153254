import type { Playlist } from '@airdex/shared-contracts/api';
import { responseOf } from './response-of-call.ts';
import type { TestServer } from './test-server.ts';

const SELECTED = { selectMode: 'Include', isAllSelected: false } as const;

/** One user's playlist operations, by the API alone. Lists of programmes are sorted by id. */
export class PlaylistCalls {
  readonly #server: TestServer;
  readonly token: string;
  readonly idUser: number;

  private constructor(server: TestServer, token: string, idUser: number) {
    this.#server = server;
    this.token = token;
    this.idUser = idUser;
  }

  /** Signs these users in. */
  static async of<Names extends readonly string[]>(
    server: TestServer,
    ...usernames: Names
  ): Promise<{ -readonly [Index in keyof Names]: PlaylistCalls }> {
    const calls: PlaylistCalls[] = [];
    for (const username of usernames) {
      const { id } = await server.database.kysely
        .selectFrom('app_user')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow();
      calls.push(new PlaylistCalls(server, await server.signIn(username), id));
    }
    return calls as { -readonly [Index in keyof Names]: PlaylistCalls };
  }

  list(): Promise<Playlist[]> {
    const params = { withShared: true, withCounts: true };
    return responseOf(this.#server, 'getPlaylists', { token: this.token, params });
  }

  async names(): Promise<string[]> {
    return (await this.list()).map(({ name }) => name);
  }

  async add(name: string): Promise<number> {
    return (await responseOf(this.#server, 'addPlaylist', { token: this.token, body: { name } })).id;
  }

  /** Adds these programmes; returns how many entries are new. */
  fill(
    idPlaylists: number[],
    selectedIds: number[],
    mode: 'Add' | 'ReplaceByProgram' = 'Add',
  ): Promise<number> {
    const body = { idPlaylists, mode, filter: { ...SELECTED, selectedIds } };
    return responseOf(this.#server, 'addProgramsToPlaylist', { token: this.token, body });
  }

  /** Removes these programmes; returns how many entries were removed. */
  empty(idPlaylists: number[], selectedIds: number[]): Promise<number> {
    const body = { idPlaylists, filter: { ...SELECTED, selectedIds } };
    return responseOf(this.#server, 'removeProgramsToPlaylist', { token: this.token, body });
  }

  async share(id: number, ...users: PlaylistCalls[]): Promise<void> {
    const body = users.map(({ idUser }) => idUser);
    await responseOf(this.#server, 'linkMultipleSharedPlaylist', { token: this.token, params: { id }, body });
  }

  unseen(): Promise<number> {
    return responseOf(this.#server, 'getUnseenSharedPlaylistCount', { token: this.token });
  }

  /** Programmes of a playlist. */
  held(id: number): Promise<number[]> {
    return this.#found({ selectedPlaylists: [id] });
  }

  /** Every programme of the subscription. */
  everything(): Promise<number[]> {
    return this.#found({});
  }

  async #found(filter: { selectedPlaylists?: number[] }): Promise<number[]> {
    const body = { ...filter, resultsPerPage: 1000 };
    const { programs } = await responseOf(this.#server, 'getAdvancedSearchPrograms', {
      token: this.token,
      body,
    });
    return programs.map(({ idProgram }) => idProgram).sort((a, b) => a - b);
  }
}
