import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHost } from '@airdex/mfe-kit/screen';
import { HISTORY_STEPS, releasesQuery } from '../registry-state/releases-query.ts';

/**
 * The releases, with more of their history on request. `data` is the last known state, undefined only until the first
 * one has loaded. `isFailed`: the releases could not be loaded since.
 */
export function useReleases() {
  const { api } = useHost();
  const [step, setStep] = useState(0);
  const query = useQuery(releasesQuery(api, HISTORY_STEPS[step] ?? 0));
  // A query that fails for the first time has no data, not even that of the query before.
  const [data, setData] = useState(query.data);
  if (query.data !== undefined && query.data !== data) setData(query.data);
  const { isError, isPlaceholderData, errorUpdateCount, refetch } = query;
  return {
    data,
    // A query that has only failed so far stays failed while it loads again.
    isFailed: isError || (isPlaceholderData && errorUpdateCount > 0),
    isLoadingMore: isPlaceholderData,
    loadMore: step + 1 < HISTORY_STEPS.length ? () => setStep(step + 1) : undefined,
    refetch,
  };
}
