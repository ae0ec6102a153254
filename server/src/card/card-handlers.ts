import type { HandlersOf } from '../http/call.ts';
import type { CatalogueServices } from '../search/catalogue-services.ts';
import { cardRowQuery, loadCardLists } from './card-row.ts';
import { programmeCard } from './programme-card.ts';

export function cardHandlers(services: CatalogueServices): HandlersOf<'getCard'> {
  const { reader, index, scopes } = services;
  return {
    async getCard({ params, caller, language }) {
      if (!index.contains(await scopes.of(caller), params.id)) return null;
      const row = await cardRowQuery(reader, params.id).executeTakeFirst();
      if (!row) return null;
      return programmeCard(row, await loadCardLists(reader, params.id), {
        language,
        today: services.today(),
        hasEvaluationAccess: caller.hasEvaluationAccess,
        showsEditLink: caller.canEditCards && !params.forExport,
      });
    },
  };
}
