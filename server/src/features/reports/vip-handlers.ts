import type { HandlersOf } from '../../http/call.ts';
import { listAnswer } from '../../http/list-answer.ts';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import { hasReports, readReports } from './reports.ts';

export function vipHandlers({
  kysely,
}: Pick<CatalogueServices, 'kysely'>): HandlersOf<'hasReports' | 'getReports'> {
  return {
    hasReports: ({ caller }) => hasReports(kysely, caller),
    getReports: ({ caller, language }) => listAnswer(readReports(kysely, caller, language)),
  };
}
