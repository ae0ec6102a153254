import type { HandlersOf } from '../http/call.ts';
import { JsonStream } from '../http/json-stream.ts';
import { includesAudienceResults } from '../subscription-scope/scopes.ts';
import type { CatalogueServices } from './catalogue-services.ts';
import { loadLines, streamLines } from './load-lines.ts';
import { resolveFilter } from './resolve-filter.ts';

/** Longer answers are written while they are being read. */
const STREAM_FROM = 300;

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
      if (body.refreshLastCall && body.savedSearchId !== null)
        await services.kysely
          .updateTable('saved_search')
          .set({ last_call: new Date() })
          .where('id', '=', body.savedSearchId)
          .where('user_id', '=', caller.idUser)
          .execute();
      const head = { count: found.count, hideRatings: !includesAudienceResults(query.scope) };
      const lines = { ...query, ids: found.ids, lastCall: body.lastCall };
      if (found.ids.length > STREAM_FROM)
        return new JsonStream(head, 'programs', streamLines(services, lines));
      return { ...head, programs: await loadLines(services, lines) };
    },
  };
}
