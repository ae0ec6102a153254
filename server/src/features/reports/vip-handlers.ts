import type { HandlersOf } from '../../http/call.ts';
import { listResponse } from '../../http/list-response.ts';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import { hasReports, readReports } from './reports.ts';

export function vipHandlers({
  kysely,
}: Pick<CatalogueServices, 'kysely'>): HandlersOf<'hasReports' | 'getReports'> {
  return {
    hasReports: ({ caller }) => hasReports(kysely, caller),
    getReports: ({ caller, language }) => listResponse(readReports(kysely, caller, language)),
  };
}
