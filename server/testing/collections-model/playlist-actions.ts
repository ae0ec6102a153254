import { COMPANY_OF_USER, USERS, type Model, type ModelPlaylist } from './model.ts';
import { expectedCopyName, NAMES, type Action, type Draw } from './step.ts';

function ownPlaylists(model: Model, user: number): ModelPlaylist[] {
  return [...model.playlists.values()].filter(({ owner }) => owner === user);
}

/** The expected status of changing these playlists: 404 unless all belong to the user. */
function statusOfChange(model: Model, user: number, ids: readonly number[]): number {
  return ids.every((id) => model.playlists.get(id)?.owner === user) ? 200 : 404;
}

function createAs(model: Model, user: number, id: number, name: string, held: Iterable<number> = []): void {
  model.playlists.set(id, { id, owner: user, name, held: new Set(held), shares: new Map() });
  model.append('playlist', user, id);
}

/** A selection as it is sent, and its programmes. */
function selection(model: Model, user: number, draw: Draw): { filter: object; programmes: number[] } {
  const visible = [...(model.visible[user] ?? [])];
  // Any programme may be ticked, even one outside the subscription.
  const selectedIds = draw.some(model.visible[0] ?? [], 6);
  switch (draw.below(4)) {
    case 0:
      return { filter: { isAllSelected: true }, programmes: visible };
    case 1:
      return {
        filter: { selectMode: 'Exclude', selectedIds },
        programmes: visible.filter((id) => !selectedIds.includes(id)),
      };
    default:
      return {
        filter: { selectMode: 'Include', selectedIds },
        programmes: visible.filter((id) => selectedIds.includes(id)),
      };
  }
}

function chosenPlaylists(model: Model, user: number, draw: Draw): number[] {
  const own = ownPlaylists(model, user).map(({ id }) => id);
  return draw.some(draw.below(4) === 0 ? model.playlists.keys() : own, 3);
}

export const PLAYLIST_ACTIONS: Readonly<Record<string, Action>> = {
  addPlaylist(model, user, draw) {
    const name = draw.one(NAMES);
    return {
      call: 'addPlaylist',
      body: { name },
      status: 200,
      apply: ({ id }) => createAs(model, user, id, name),
    };
  },

  savePlaylist(model, user, draw) {
    const id = draw.id(model.playlists, user);
    const playlist = model.playlists.get(id);
    const name = draw.one(NAMES);
    return {
      call: 'savePlaylist',
      body: { id, name },
      status: statusOfChange(model, user, [id]),
      apply: () => {
        if (playlist && playlist.name !== name) model.changed.playlist.add(id);
        if (playlist) playlist.name = name;
      },
    };
  },

  duplicatePlaylist(model, user, draw) {
    const id = draw.id(model.playlists, user);
    const playlist = model.playlists.get(id);
    return {
      call: 'duplicatePlaylist',
      params: { id },
      status: playlist && model.canRead(user, playlist) ? 200 : 404,
      apply: (copy) => {
        if (!playlist) return;
        const taken = ownPlaylists(model, user).map(({ name }) => name);
        const held = [...playlist.held].filter((programme) => model.visible[user]?.has(programme));
        createAs(model, user, copy.id, expectedCopyName(playlist.name, taken), held);
      },
    };
  },

  deletePlaylist(model, user, draw) {
    const id = draw.id(model.playlists, user);
    return {
      call: 'deletePlaylist',
      params: { id },
      status: statusOfChange(model, user, [id]),
      apply: () => {
        model.playlists.delete(id);
        model.forget('playlist', user, id);
      },
    };
  },

  addProgramsToPlaylist(model, user, draw) {
    const mode = draw.one(['Add', 'ReplaceByProgram'] as const);
    const idPlaylists = chosenPlaylists(model, user, draw);
    const { filter, programmes } = selection(model, user, draw);
    const chosen = idPlaylists.map((id) => model.playlists.get(id));
    const missing = chosen.map(
      (playlist) => programmes.filter((id) => playlist && !playlist.held.has(id)).length,
    );
    return {
      call: 'addProgramsToPlaylist',
      body: { idPlaylists, filter, mode },
      status: mode === 'Add' && idPlaylists.length === 0 ? 400 : statusOfChange(model, user, idPlaylists),
      count: missing.reduce((sum, count) => sum + count, 0),
      apply: () => {
        for (const playlist of ownPlaylists(model, user)) {
          const size = playlist.held.size;
          const isChosen = idPlaylists.includes(playlist.id);
          if (isChosen) for (const id of programmes) playlist.held.add(id);
          else if (mode === 'ReplaceByProgram') for (const id of programmes) playlist.held.delete(id);
          if (playlist.held.size !== size) model.changed.playlist.add(playlist.id);
        }
      },
    };
  },

  removeProgramsToPlaylist(model, user, draw) {
    const idPlaylists = chosenPlaylists(model, user, draw);
    const { filter, programmes } = selection(model, user, draw);
    const chosen = idPlaylists.flatMap((id) => model.playlists.get(id) ?? []);
    const present = chosen.map(({ held }) => programmes.filter((id) => held.has(id)).length);
    return {
      call: 'removeProgramsToPlaylist',
      body: { idPlaylists, filter },
      status: idPlaylists.length === 0 ? 400 : statusOfChange(model, user, idPlaylists),
      count: present.reduce((sum, count) => sum + count, 0),
      apply: () => {
        for (const [index, { id, held }] of chosen.entries()) {
          if ((present[index] ?? 0) > 0) model.changed.playlist.add(id);
          for (const programme of programmes) held.delete(programme);
        }
      },
    };
  },

  linkMultipleSharedPlaylist(model, user, draw) {
    const id = draw.id(model.playlists, user);
    const users = draw.below(3) === 0 ? draw.some(USERS.keys(), 3) : [user === 0 ? 1 : 0];
    const isForeign = users.some((other) => COMPANY_OF_USER[other] !== COMPANY_OF_USER[user]);
    const status = statusOfChange(model, user, [id]);
    return {
      call: 'linkMultipleSharedPlaylist',
      params: { id },
      body: users.map((other) => model.idUsers[other]),
      status: users.length === 0 || users.includes(user) ? 400 : status === 200 && isForeign ? 404 : status,
      apply: () => {
        const shares = model.playlists.get(id)?.shares;
        for (const other of users) if (shares && !shares.has(other)) shares.set(other, false);
      },
    };
  },

  unlinkMultipleSharedPlaylist(model, user, draw) {
    const id = draw.id(model.playlists, user);
    const users = [draw.below(USERS.length)];
    return {
      call: 'unlinkMultipleSharedPlaylist',
      params: { id },
      body: users.map((other) => model.idUsers[other]),
      status: statusOfChange(model, user, [id]),
      apply: () => {
        for (const other of users) model.playlists.get(id)?.shares.delete(other);
      },
    };
  },

  unlinkSharedPlaylist(model, user, draw) {
    const shared = [...model.playlists.values()].filter(({ shares }) => shares.has(user));
    const id = draw.flag() && shared.length > 0 ? draw.one(shared).id : draw.id(model.playlists, user);
    return {
      call: 'unlinkSharedPlaylist',
      params: { id },
      status: model.playlists.get(id)?.shares.has(user) ? 200 : 404,
      apply: () => void model.playlists.get(id)?.shares.delete(user),
    };
  },

  markSharedPlaylistsAsSeen: (model, user) => ({
    call: 'markSharedPlaylistsAsSeen',
    status: 200,
    apply: () => {
      for (const { shares } of model.playlists.values()) if (shares.has(user)) shares.set(user, true);
    },
  }),
};
