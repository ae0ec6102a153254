import { accountHandlers, type AccountServices } from '../account/account-handlers.ts';
import { cardHandlers } from '../card/card-handlers.ts';
import { createExportJobs } from '../export-progress/export-jobs.ts';
import { exportProgressHandlers } from '../export-progress/export-progress-handlers.ts';
import { faqsHandlers } from '../faqs/faqs-handlers.ts';
import { homeHandlers } from '../home/home-handlers.ts';
import { playlistHandlers } from '../playlist/playlist-handlers.ts';
import type { CatalogueServices } from '../search/catalogue-services.ts';
import { facetHandlers } from '../search/facet-handlers.ts';
import { savedSearchHandlers } from '../saved-search/saved-search-handlers.ts';
import { savedSearchWriteHandlers } from '../saved-search/saved-search-write-handlers.ts';
import { searchHandlers } from '../search/search-handlers.ts';
import { vipHandlers } from '../vip/vip-handlers.ts';
import type { Handlers } from './not-yet-implemented.ts';

/** A handler for every call that is implemented; type-checking fails when one is missing. */
export function createHandlers(account: AccountServices, catalogue: CatalogueServices): Handlers {
  const exportJobs = createExportJobs();
  return {
    ...accountHandlers(account),
    ...searchHandlers(catalogue),
    ...facetHandlers(catalogue),
    ...savedSearchHandlers(catalogue),
    ...savedSearchWriteHandlers(catalogue),
    ...cardHandlers(catalogue),
    ...playlistHandlers(catalogue),
    ...homeHandlers(catalogue),
    ...vipHandlers(catalogue),
    ...faqsHandlers(catalogue),
    ...exportProgressHandlers(exportJobs),
  } satisfies Handlers;
}
