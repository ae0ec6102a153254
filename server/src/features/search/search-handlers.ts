import type { HandlersOf } from '../../http/call.ts';
import { JsonStream } from '../../http/json-stream.ts';
import { isView, lastViewedAt, markViewed } from '../collections/mark-viewed.ts';
import { includesAudienceResults } from '../../subscription-scope/scopes.ts';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import { indexedUntil } from '../../catalogue/indexed-until.ts';
import { loadLines, LONG_FROM, streamLines } from '../../catalogue/load-lines.ts';
import { countNew } from './count-new.ts';
import { resolveFilter } from './resolve-filter.ts';

export function searchHandlers(services: CatalogueServices): HandlersOf<'getAdvancedSearchPrograms'> {
  return {
    async getAdvancedSearchPrograms({ body, caller, language, signal }) {
      const { kysely } = services;
      // Before the search: what the index does not contain yet is still new at the next view.
      const viewedUntil = isView(body) ? await indexedUntil(services) : null;
      // An explicit null means "not viewed yet": further pages of the first view must treat the same
      // programmes as new.
      const lastCall =
        body.lastCall === undefined
          ? await lastViewedAt(kysely, caller.idUser, body.savedSearchId)
          : body.lastCall;
      // A view counts even if another search replaces it at once, but not if it fails.
      const waiting = body.refreshLastCall ? undefined : signal;
      const query = await resolveFilter(services, caller, language, { ...body, lastCall }, waiting);
      const { isAllSelected, selectMode, selectedIds, orderBy, page, resultsPerPage, ignoreCount } = body;
      const selection = { isAllSelected, selectMode, selectedIds };
      const found = await services.index.search(
        { ...query, selection, orderBy, page, resultsPerPage, ignoreCount },
        waiting,
      );
      const head = {
        count: found.count,
        hideRatings: !includesAudienceResults(query.scope),
        ...(body.countNew
          ? { newCount: await countNew(services, query, lastCall, { signal: waiting }) }
          : {}),
      };
      const lines = { ...query, ids: found.ids, lastCall };
      const programs = found.ids.length > LONG_FROM ? null : await loadLines(services, lines);
      if (viewedUntil !== null) await markViewed(kysely, caller.idUser, body.savedSearchId, viewedUntil);
      return programs === null
        ? JsonStream.ofObject(head, 'programs', streamLines(services, lines))
        : { ...head, programs };
    },
  };
}
