import { expect } from 'vitest';
import { responseOf } from '../response-of-call.ts';
import type { TestServer } from '../test-server.ts';
import { KINDS, USERS, type Kind, type Model } from './model.ts';

/** Last seen dates of change, by kind and id. */
export type SeenDates = Record<Kind, Map<number, string>>;

/** Expects the server to agree with the model for every user, and dates to have changed with the content. */
export async function expectSame(
  server: TestServer,
  tokens: readonly string[],
  model: Model,
  seen: SeenDates,
): Promise<void> {
  for (const [user, token] of tokens.entries()) {
    await expectSearches(server, token, model, user, seen);
    await expectPlaylists(server, token, model, user, seen);
    for (const kind of KINDS) await expectOrder(server, token, model, user, kind);
  }
  await expectEntries(server, model);
  for (const kind of KINDS) model.changed[kind].clear();
}

async function expectSearches(
  server: TestServer,
  token: string,
  model: Model,
  user: number,
  seen: SeenDates,
): Promise<void> {
  const searches = await responseOf(server, 'getSavedSearches', { token });
  expect(
    searches.map(({ id, searchName, filter, showInHomepage, isFavorite, dailyUpdate }) => ({
      id,
      owner: user,
      name: searchName,
      term: filter.term,
      showInHomepage,
      isFavorite,
      dailyUpdate,
    })),
  ).toEqual(model.items('search', user).map((id) => model.searches.get(id)));
  for (const { id, updateDate } of searches) expectDate(model, 'search', id, updateDate, seen);
}

async function expectPlaylists(
  server: TestServer,
  token: string,
  model: Model,
  user: number,
  seen: SeenDates,
): Promise<void> {
  const params = { withShared: true, withCounts: true };
  const playlists = await responseOf(server, 'getPlaylists', { token, params });
  const own = playlists.filter(({ username }) => username === null);
  expect(own.map(({ id }) => id)).toEqual(model.items('playlist', user));
  const readable = [...model.playlists.values()].filter((playlist) => model.canRead(user, playlist));
  const byId = (a: { id: number }, b: { id: number }): number => a.id - b.id;
  expect(
    playlists
      .map(({ id, name, username, isShared, programCount }) => ({
        id,
        name,
        username,
        isShared,
        programCount,
      }))
      .sort(byId),
  ).toEqual(
    readable
      .map(({ id, name, owner, shares, held }) => ({
        id,
        name,
        username: owner === user ? null : USERS[owner],
        isShared: shares.size > 0,
        programCount: [...held].filter((programme) => model.visible[user]?.has(programme)).length,
      }))
      .sort(byId),
  );
  for (const { id, date } of own) expectDate(model, 'playlist', id, date, seen);
  const unseen = await responseOf(server, 'getUnseenSharedPlaylistCount', { token });
  expect(unseen).toBe(readable.filter(({ shares }) => shares.get(user) === false).length);
}

async function expectOrder(
  server: TestServer,
  token: string,
  model: Model,
  user: number,
  kind: Kind,
): Promise<void> {
  const call = kind === 'search' ? 'getSortableSearches' : 'getSortablePlaylists';
  const items = model.itemsOf(kind);
  const folders = model.folders[kind];
  expect(await responseOf(server, call, { token })).toEqual(
    model.order(kind, user).map(({ isFolder, id, childs }) => ({
      id,
      name: (isFolder ? folders : items).get(id)?.name,
      isFolder,
      childs: childs.map((child) => ({ id: child, name: items.get(child)?.name })),
    })),
  );
}

/** Compares the contents of all playlists, regardless of their owner. */
async function expectEntries(server: TestServer, model: Model): Promise<void> {
  const rows = await server.database.kysely
    .selectFrom('playlist_programme')
    .select(['playlist_id', 'programme_id'])
    .execute();
  const text = (pairs: Iterable<readonly [number, number]>): string[] =>
    Array.from(pairs, ([playlist, programme]) => `${playlist} ${programme}`).sort();
  expect(text(rows.map((row) => [row.playlist_id, row.programme_id] as const))).toEqual(
    text(
      [...model.playlists.values()].flatMap(({ id, held }) =>
        [...held].map((programme) => [id, programme] as const),
      ),
    ),
  );
}

function expectDate(model: Model, kind: Kind, id: number, date: string, seen: SeenDates): void {
  const before = seen[kind].get(id);
  seen[kind].set(id, date);
  if (before === undefined) return;
  if (model.changed[kind].has(id)) expect(Date.parse(date)).toBeGreaterThanOrEqual(Date.parse(before));
  else expect([kind, id, date]).toEqual([kind, id, before]);
}
