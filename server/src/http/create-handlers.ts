import { accountHandlers } from '../account/account-handlers.ts';
import type { AccountServices } from '../account/account-services.ts';
import { cardHandlers } from '../card/card-handlers.ts';
import { cardPdfHandlers, type Printing } from '../card-pdf/index.ts';
import { createExportJobs } from '../export-progress/export-jobs.ts';
import { exportProgressHandlers } from '../export-progress/export-progress-handlers.ts';
import { dailyUpdateHandlers, type DailyUpdateServices } from '../daily-update/daily-update-handlers.ts';
import { faqsHandlers } from '../faqs/faqs-handlers.ts';
import { homeHandlers } from '../home/home-handlers.ts';
import { playlistHandlers } from '../playlist/playlist-handlers.ts';
import { playlistShareHandlers } from '../playlist/playlist-share-handlers.ts';
import { playlistWriteHandlers } from '../playlist/playlist-write-handlers.ts';
import type { CatalogueServices } from '../search/catalogue-services.ts';
import { facetHandlers } from '../search/facet-handlers.ts';
import { savedSearchHandlers } from '../saved-search/saved-search-handlers.ts';
import { savedSearchWriteHandlers } from '../saved-search/saved-search-write-handlers.ts';
import { searchExportHandlers } from '../search-export/search-export-handlers.ts';
import { searchHandlers } from '../search/search-handlers.ts';
import { vipHandlers } from '../vip/vip-handlers.ts';
import type { Handlers } from './call.ts';

/** A handler for every call; type-checking fails when one is missing. */
export function createHandlers(
  account: AccountServices,
  catalogue: CatalogueServices,
  dailyUpdate: DailyUpdateServices,
  printing: Printing,
): Handlers {
  const jobs = createExportJobs();
  return {
    ...accountHandlers(account),
    ...searchHandlers(catalogue),
    ...facetHandlers(catalogue),
    ...savedSearchHandlers(catalogue),
    ...savedSearchWriteHandlers(catalogue),
    ...cardHandlers(catalogue, account),
    ...playlistHandlers(catalogue),
    ...playlistWriteHandlers(catalogue),
    ...playlistShareHandlers(catalogue),
    ...homeHandlers(catalogue),
    ...vipHandlers(catalogue),
    ...dailyUpdateHandlers(dailyUpdate),
    ...faqsHandlers(catalogue),
    ...searchExportHandlers(catalogue, { jobs, publicUrl: account.installation.publicUrl }),
    ...cardPdfHandlers(catalogue, { jobs, ...printing }),
    ...exportProgressHandlers(jobs),
  } satisfies Handlers;
}
