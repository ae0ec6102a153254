import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import type { HomeList } from './home-lists.ts';

/** The programmes of a row, in a language; shared by all callers. */
export const homeQuery = (list: HomeList, api: ApiClient, language: Language) =>
  queryOptions({
    queryKey: ['home', list.menu, language],
    queryFn: ({ signal }) => list.load(api, signal),
  });
