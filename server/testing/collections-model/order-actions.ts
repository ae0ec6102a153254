import type { Kind, Model, Place } from './model.ts';
import { NAMES, type Action } from './step.ts';

const CALLS = {
  search: {
    add: 'addSearchFolder',
    save: 'saveSearchFolder',
    delete: 'deleteSearchFolder',
    set: 'setSortableSearches',
  },
  playlist: {
    add: 'addPlaylistFolder',
    save: 'savePlaylistFolder',
    delete: 'deletePlaylistFolder',
    set: 'setSortablePlaylists',
  },
} as const;

/** The user's order after a request to set `requested`. */
function ordered(before: readonly Place[], requested: readonly Place[]): Place[] {
  const named = new Set(requested.flatMap(({ isFolder, id, childs }) => (isFolder ? childs : [id])));
  const after = requested.map((place) => ({ ...place, childs: [...place.childs] }));
  for (const place of before) {
    if (!place.isFolder) {
      if (!named.has(place.id)) after.push({ ...place, childs: [] });
      continue;
    }
    let folder = after.find(({ isFolder, id }) => isFolder && id === place.id);
    if (!folder) after.push((folder = { ...place, childs: [] }));
    folder.childs.push(...place.childs.filter((child) => !named.has(child)));
  }
  return after;
}

function ofKind(kind: Kind): Record<string, Action> {
  const calls = CALLS[kind];
  const folderOf = (model: Model, user: number, id: number): boolean =>
    model.folders[kind].get(id)?.owner === user;
  return {
    [calls.add](model, user, draw) {
      const name = draw.one(NAMES);
      return {
        call: calls.add,
        body: { name },
        status: 200,
        apply: ({ id }) => {
          model.folders[kind].set(id, { id, owner: user, name });
          model.append(kind, user, id, true);
        },
      };
    },

    [calls.save](model, user, draw) {
      const id = draw.id(model.folders[kind], user);
      const name = draw.one(NAMES);
      return {
        call: calls.save,
        body: { id, name },
        status: folderOf(model, user, id) ? 200 : 404,
        apply: () => void Object.assign(model.folders[kind].get(id) ?? {}, { name }),
      };
    },

    [calls.delete](model, user, draw) {
      const id = draw.id(model.folders[kind], user);
      return {
        call: calls.delete,
        params: { id },
        status: folderOf(model, user, id) ? 200 : 404,
        apply: () => {
          model.folders[kind].delete(id);
          const order = model
            .order(kind, user)
            .flatMap((place) =>
              place.isFolder && place.id === id
                ? place.childs.map((child) => ({ isFolder: false, id: child, childs: [] }))
                : [place],
            );
          model.setOrder(kind, user, order);
        },
      };
    },

    [calls.set](model, user, draw) {
      const isMixed = draw.below(5) === 0;
      const own = (owner: number): boolean => isMixed || owner === user;
      const folders = [...model.folders[kind].values()].filter(({ owner }) => own(owner));
      const items = [...model.itemsOf(kind).values()].filter(({ owner }) => own(owner)).map(({ id }) => id);
      let left = items;
      const take = (most: number): number[] => {
        const taken = draw.some(left, most);
        left = left.filter((id) => !taken.includes(id));
        return taken;
      };
      const requested: Place[] = [
        ...draw.some(folders, 2).map(({ id }) => ({ isFolder: true, id, childs: take(3) })),
        ...take(4).map((id) => ({ isFolder: false, id, childs: [] })),
      ];
      if (draw.flag()) requested.reverse();
      const isNamedTwice = requested.length > 0 && draw.below(8) === 0;
      const body = [...requested, ...requested.slice(0, isNamedTwice ? 1 : 0)].map((place) => ({
        ...place,
        childs: place.childs.map((id) => ({ id })),
      }));
      const isForeign = requested.some(({ isFolder, id, childs }) =>
        isFolder
          ? !folderOf(model, user, id) ||
            childs.some((child) => model.itemsOf(kind).get(child)?.owner !== user)
          : model.itemsOf(kind).get(id)?.owner !== user,
      );
      return {
        call: calls.set,
        body,
        status: isNamedTwice ? 400 : isForeign ? 404 : 200,
        apply: () => model.setOrder(kind, user, ordered(model.order(kind, user), requested)),
      };
    },
  };
}

export const ORDER_ACTIONS: Readonly<Record<string, Action>> = {
  ...ofKind('search'),
  ...ofKind('playlist'),

  saveSortableSearch(model, user, draw) {
    const id = draw.id(model.searches, user);
    const idFolder = draw.flag() ? null : draw.id(model.folders.search, user);
    const position = draw.below(6);
    const isOwn =
      model.searches.get(id)?.owner === user &&
      (idFolder === null || model.folders.search.get(idFolder)?.owner === user);
    return {
      call: 'saveSortableSearch',
      body: { id, idFolder, position },
      status: isOwn ? 200 : 404,
      apply: () => {
        model.forget('search', user, id);
        const order = model.order('search', user);
        if (idFolder === null) order.splice(position, 0, { isFolder: false, id, childs: [] });
        else order.find((place) => place.isFolder && place.id === idFolder)?.childs.splice(position, 0, id);
      },
    };
  },
};
