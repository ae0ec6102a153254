import { accountHandlers } from '../features/account/account-handlers.ts';
import type { AccountServices } from '../features/account/account-services.ts';
import { cardHandlers } from '../features/card/card-handlers.ts';
import { cardPdfHandlers, type Printing } from '../features/card-pdf/index.ts';
import { createExportJobs } from '../features/exports/export-jobs.ts';
import { exportProgressHandlers } from '../features/exports/export-progress-handlers.ts';
import {
  dailyUpdateHandlers,
  type DailyUpdateServices,
} from '../features/daily-update/daily-update-handlers.ts';
import { faqsHandlers } from '../features/faqs/faqs-handlers.ts';
import { homeHandlers } from '../features/home/home-handlers.ts';
import { ownDataHandlers } from '../features/own-data/own-data-handlers.ts';
import { playlistHandlers } from '../features/playlist/playlist-handlers.ts';
import { playlistShareHandlers } from '../features/playlist/playlist-share-handlers.ts';
import { playlistWriteHandlers } from '../features/playlist/playlist-write-handlers.ts';
import type { CatalogueServices } from '../catalogue/catalogue-services.ts';
import { facetHandlers } from '../features/search/facet-handlers.ts';
import { savedSearchHandlers } from '../features/saved-search/saved-search-handlers.ts';
import { savedSearchWriteHandlers } from '../features/saved-search/saved-search-write-handlers.ts';
import { searchExportHandlers } from '../features/search-export/search-export-handlers.ts';
import { searchHandlers } from '../features/search/search-handlers.ts';
import { releaseHandlers, type ManagedReleases } from '../releases/manage-releases/release-handlers.ts';
import { vipHandlers } from '../features/reports/vip-handlers.ts';
import type { Handlers } from '../http/call.ts';

/** A handler for every call; type checking fails if one is missing. */
export function createHandlers(
  account: AccountServices,
  catalogue: CatalogueServices,
  dailyUpdate: DailyUpdateServices,
  printing: Printing,
  releases: ManagedReleases | null,
): Handlers {
  const jobs = createExportJobs();
  const { installation } = account;
  const { provider } = installation.brand.branding;
  return {
    ...accountHandlers(account),
    ...ownDataHandlers(account),
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
    ...searchExportHandlers(catalogue, { jobs, installation, provider }),
    ...cardPdfHandlers(catalogue, { jobs, provider, ...printing }),
    ...exportProgressHandlers(jobs),
    ...releaseHandlers(releases),
  } satisfies Handlers;
}
