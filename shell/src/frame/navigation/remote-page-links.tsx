import type { ReactNode } from 'react';
import type { RemotePage } from '@airdex/shared-contracts/composition';
import { useServices } from '../../services/services-context.ts';
import { useCurrent } from '../../lib/current/use-current.ts';

/** Navigation entries for pages that remotes add. `link` renders one. */
export function useRemotePageLinks(link: (page: RemotePage, label: string) => ReactNode): ReactNode {
  const { remotePages, language } = useServices();
  const shown = useCurrent(language);
  return remotePages.inNavigation.map((page) => link(page, page.title[shown]));
}
