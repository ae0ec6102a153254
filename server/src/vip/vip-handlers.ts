import type { HandlersOf } from '../http/call.ts';
import type { CatalogueServices } from '../search/catalogue-services.ts';
import { loadReports } from './reports.ts';

export function vipHandlers({
  kysely,
}: Pick<CatalogueServices, 'kysely'>): HandlersOf<'hasReports' | 'getReports'> {
  return {
    async hasReports({ caller, language }) {
      return (await loadReports(kysely, caller, language)).length > 0;
    },
    getReports: ({ caller, language }) => loadReports(kysely, caller, language),
  };
}
