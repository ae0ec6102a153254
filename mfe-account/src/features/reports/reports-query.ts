import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';

/** The monthly reports, newest first. */
export const reportsQuery = (api: ApiClient, language: Language) =>
  queryOptions({
    queryKey: ['reports', language],
    queryFn: ({ signal }) => api.getReports({ signal }),
  });
