import { request } from '@playwright/test';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import type { AudienceResults, InternationalFlow, SearchResult } from '@airdex/shared-contracts/api';
import type { SignedIn } from '../first-results/browser.ts';

/** Number of programmes to search, best premiere first. */
const CANDIDATES = 120;
const ENOUGH = { targets: 3, launches: 8 } as const;

/** The id of a programme with a large audience board and a format launched in many countries. */
export async function findFullCard(url: string, { origins }: SignedIn): Promise<number> {
  const token = origins[0]?.localStorage.find(({ name }) => name === LOCAL_STORAGE_KEYS.token)?.value ?? '';
  const api = await request.newContext({
    baseURL: url,
    extraHTTPHeaders: { Authorization: `Bearer ${token}` },
  });
  const read = async (path: string): Promise<unknown> => {
    const response = await api.get(path);
    return response.status() === 204 ? null : response.json();
  };
  try {
    const found = await api.post('/api/Search/GetAdvancedSearchPrograms', {
      data: {
        resultsPerPage: CANDIDATES,
        orderBy: [{ sortExpression: 'SHR_PREMIERE', direction: 'Desc' }],
      },
    });
    for (const { idProgram } of ((await found.json()) as SearchResult).programs) {
      const audience = (await read(`/api/Card/GetAudienceResults/${idProgram}`)) as AudienceResults | null;
      if ((audience?.targets.length ?? 0) < ENOUGH.targets) continue;
      const flow = (await read(`/api/Card/GetInternationalFlow/${idProgram}`)) as InternationalFlow;
      if (flow.launches.length >= ENOUGH.launches) return idProgram;
    }
  } finally {
    await api.dispose();
  }
  throw new Error('The sample has no programme with a large board and a long flow');
}
