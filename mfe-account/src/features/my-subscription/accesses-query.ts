import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';

export const accessesQuery = (api: ApiClient, language: Language) =>
  queryOptions({
    queryKey: ['accesses', language],
    queryFn: ({ signal }) => api.getAccesses({ signal }),
  });
