import { FAVOURITE_SEARCHES_MAX, HOMEPAGE_SEARCHES_MAX } from '@airdex/shared-contracts/constants';
import type { Model, ModelSearch } from './model.ts';
import { expectedCopyName, NAMES, type Action } from './step.ts';

type LimitedFlag = 'showInHomepage' | 'isFavorite';
const LIMITS = { showInHomepage: HOMEPAGE_SEARCHES_MAX, isFavorite: FAVOURITE_SEARCHES_MAX } as const;

function ownSearches(model: Model, user: number): ModelSearch[] {
  return [...model.searches.values()].filter(({ owner }) => owner === user);
}

/** Whether setting the flag on this many of the user's searches exceeds the limit. */
function isBeyond(
  model: Model,
  user: number,
  flag: LimitedFlag,
  after: (search: ModelSearch) => boolean,
): boolean {
  return ownSearches(model, user).filter(after).length > LIMITS[flag];
}

function createAs(model: Model, user: number, id: number, name: string, term: string): void {
  const flags = { showInHomepage: false, isFavorite: false, dailyUpdate: false };
  model.searches.set(id, { id, owner: user, name, term, ...flags });
  model.append('search', user, id);
}

export const SEARCH_ACTIONS: Readonly<Record<string, Action>> = {
  createSearch(model, user, draw) {
    const name = draw.one(NAMES);
    const term = draw.one(NAMES);
    return {
      call: 'createSearch',
      body: { searchName: name, filter: { term } },
      status: 200,
      apply: ({ id }) => createAs(model, user, id, name, term),
    };
  },

  saveSearch(model, user, draw) {
    const id = draw.id(model.searches, user);
    const search = model.searches.get(id);
    const name = draw.one(NAMES);
    const change: Partial<ModelSearch> = {};
    if (draw.flag()) change.showInHomepage = draw.flag();
    if (draw.flag()) change.isFavorite = draw.flag();
    if (draw.flag()) change.dailyUpdate = draw.flag();
    const isLimited = (['showInHomepage', 'isFavorite'] as const).some(
      (flag) =>
        change[flag] === true && isBeyond(model, user, flag, (other) => other.id === id || other[flag]),
    );
    return {
      call: 'saveSearch',
      body: { id, searchName: name, ...change },
      status: search?.owner !== user ? 404 : isLimited ? 409 : 200,
      apply: () => {
        if (!search) return;
        if (search.name !== name) model.changed.search.add(id);
        Object.assign(search, { name, ...change });
      },
    };
  },

  saveSearchFilter(model, user, draw) {
    const id = draw.id(model.searches, user);
    const search = model.searches.get(id);
    const term = draw.one(NAMES);
    return {
      call: 'saveSearchFilter',
      body: { id, filter: { term } },
      status: search?.owner === user ? 200 : 404,
      apply: () => {
        if (search && search.term !== term) model.changed.search.add(id);
        if (search) search.term = term;
      },
    };
  },

  duplicateSearch(model, user, draw) {
    const id = draw.id(model.searches, user);
    const search = model.searches.get(id);
    return {
      call: 'duplicateSearch',
      params: { id },
      status: search?.owner === user ? 200 : 404,
      apply: (copy) => {
        const taken = ownSearches(model, user).map(({ name }) => name);
        if (search) createAs(model, user, copy.id, expectedCopyName(search.name, taken), search.term);
      },
    };
  },

  deleteSearch(model, user, draw) {
    const id = draw.id(model.searches, user);
    return {
      call: 'deleteSearch',
      params: { id },
      status: model.searches.get(id)?.owner === user ? 200 : 404,
      apply: () => {
        model.searches.delete(id);
        model.forget('search', user, id);
      },
    };
  },

  setSearchShowInHomepage(model, user, draw) {
    const own = ownSearches(model, user).map(({ id }) => id);
    const ids = draw.some(draw.below(4) === 0 ? model.searches.keys() : own, 4);
    const body = ids.map((id) => ({ id, showInHomepage: draw.below(3) > 0 }));
    const requested = new Map(body.map(({ id, showInHomepage }) => [id, showInHomepage]));
    const isForeign = ids.some((id) => model.searches.get(id)?.owner !== user);
    // Earlier data beyond the limit could only shrink; the model never has any.
    const isLimited = isBeyond(
      model,
      user,
      'showInHomepage',
      ({ id, showInHomepage }) => requested.get(id) ?? showInHomepage,
    );
    return {
      call: 'setSearchShowInHomepage',
      body,
      status: isForeign ? 404 : isLimited ? 409 : 200,
      apply: () => {
        for (const [id, shown] of requested)
          Object.assign(model.searches.get(id) ?? {}, { showInHomepage: shown });
      },
    };
  },

  setSearchFavorites(model, user, draw) {
    const own = ownSearches(model, user).map(({ id }) => id);
    const ids = draw.below(3) === 0 ? own : draw.some(draw.flag() ? model.searches.keys() : own, 6);
    const isForeign = ids.some((id) => model.searches.get(id)?.owner !== user);
    return {
      call: 'setSearchFavorites',
      body: ids,
      status: isForeign ? 404 : ids.length > LIMITS.isFavorite ? 409 : 200,
      apply: () => {
        for (const search of ownSearches(model, user)) search.isFavorite = ids.includes(search.id);
      },
    };
  },

  setSearchDailyUpdate(model, user, draw) {
    const id = draw.id(model.searches, user);
    const dailyUpdate = draw.flag();
    return {
      call: 'setSearchDailyUpdate',
      params: { id, dailyUpdate },
      status: model.searches.get(id)?.owner === user ? 200 : 404,
      apply: () => void Object.assign(model.searches.get(id) ?? {}, { dailyUpdate }),
    };
  },
};
