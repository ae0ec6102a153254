import { useQuery } from '@tanstack/react-query';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import type { FacetName } from './facet.ts';
import { knownQuery } from './facet-query.ts';

/**
 * Every option of a facet within the subscription, for the names of selected ones; loaded once and shared.
 * @param isEnabled loads nothing while false
 */
export function useKnownOptions(name: FacetName, isEnabled: boolean) {
  const { api } = useHost();
  return useQuery({ ...knownQuery(name, api, useLanguage()), enabled: isEnabled });
}
