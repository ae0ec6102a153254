import type { HandlersOf } from '../http/call.ts';
import { includesAudienceResults } from '../subscription-scope/scopes.ts';
import type { CatalogueServices } from './catalogue-services.ts';
import { loadLines } from './load-lines.ts';
import { resolveFilter } from './resolve-filter.ts';

export function searchHandlers(services: CatalogueServices): HandlersOf<'getAdvancedSearchPrograms'> {
  return {
    async getAdvancedSearchPrograms({ body, caller, language }) {
      const query = await resolveFilter(services, caller, language, body);
      const { isAllSelected, selectMode, selectedIds, orderBy, page, resultsPerPage, ignoreCount } = body;
      const found = await services.index.search({
        ...query,
        selection: { isAllSelected, selectMode, selectedIds },
        orderBy,
        page,
        resultsPerPage,
        ignoreCount,
      });
      const programs = await loadLines(services, { ...query, ids: found.ids, lastCall: body.lastCall });
      if (body.refreshLastCall && body.savedSearchId !== null)
        await services.kysely
          .updateTable('saved_search')
          .set({ last_call: new Date() })
          .where('id', '=', body.savedSearchId)
          .where('user_id', '=', caller.idUser)
          .execute();
      return { programs, count: found.count, hideRatings: !includesAudienceResults(query.scope) };
    },
  };
}
