import type { HandlersOf } from '../../http/call.ts';
import type { CatalogueServices } from '../../catalogue/catalogue-services.ts';
import { loadLines } from '../../catalogue/load-lines.ts';
import type { SubscriptionScope } from '../../subscription-scope/subscription-scope.ts';
import { alsoLaunched, relatedProgrammes } from './alike-programmes.ts';
import { loadAudienceResults } from './audience-results.ts';
import { cardRowQuery, loadCardLists } from './card-row.ts';
import { includedRequests } from './included-requests.ts';
import { mailInformationRequest, type MailServices } from './information-request.ts';
import { loadInternationalFlow, NO_FLOW } from './international-flow.ts';
import { programmeCard } from './programme-card.ts';
import { videoTagHandlers } from './video-tag-handlers.ts';
import { noSuchProgramme, scopeHolding } from './visible-programme.ts';

type CardEndpoint =
  | 'getCard'
  | 'getAudienceResults'
  | 'getAlso'
  | 'getRelated'
  | 'getInternationalFlow'
  | 'registerTagVideoPlay'
  | 'registerTagVideoDownload'
  | 'informationRequest';

/** A programme outside the scope looks like one that does not exist. */
export function cardHandlers(services: CatalogueServices, mail: MailServices): HandlersOf<CardEndpoint> {
  const { reader, index } = services;
  const audienceVisible = (scope: SubscriptionScope, id: number): boolean =>
    index.audienceVisible(scope, [id]).has(id);
  return {
    ...videoTagHandlers(services),

    async getCard({ params, caller, language }) {
      const scope = await scopeHolding(services, caller, params.id);
      if (!scope) return null;
      const row = await cardRowQuery(reader, params.id).executeTakeFirst();
      if (!row) return null;
      return programmeCard(row, await loadCardLists(reader, params.id), {
        language,
        today: services.today(),
        hasEvaluationAccess: caller.hasEvaluationAccess,
        includesAudienceResults: audienceVisible(scope, params.id),
        showsEditLink: caller.canEditCards && !params.forExport,
      });
    },

    async getAudienceResults({ params, caller, language }) {
      const scope = await scopeHolding(services, caller, params.id);
      if (!scope || !audienceVisible(scope, params.id)) return null;
      return loadAudienceResults(reader, params.id, language);
    },

    async getAlso({ params, caller, language }) {
      const scope = await scopeHolding(services, caller, params.id);
      if (!scope) return [];
      const ids = await alsoLaunched(services, scope, params.id);
      return loadLines(services, { ids, scope, language, lastCall: null });
    },

    async getRelated({ params, caller, language }) {
      const scope = await scopeHolding(services, caller, params.id);
      if (!scope) return [];
      const ids = await relatedProgrammes(services, scope, params.id);
      return loadLines(services, { ids, scope, language, lastCall: null });
    },

    async getInternationalFlow({ params, caller, language }) {
      const scope = await scopeHolding(services, caller, params.id);
      return scope ? loadInternationalFlow(services, scope, params.id, language) : NO_FLOW;
    },

    async informationRequest({ body, caller, language }): Promise<true> {
      const scope = await scopeHolding(services, caller, body.launchId);
      if (!scope) throw noSuchProgramme();
      const included = includedRequests({
        includesAudienceResults: audienceVisible(scope, body.launchId),
        hasEvaluationAccess: caller.hasEvaluationAccess,
      });
      const isIncluded = included.includes(body.request);
      await mailInformationRequest(services.kysely, mail, body, { caller, language, isIncluded });
      return true;
    },
  };
}
