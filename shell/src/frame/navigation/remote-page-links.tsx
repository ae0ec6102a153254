import type { ReactNode } from 'react';
import type { RemotePage } from '@airdex/shared-contracts/composition';
import { useServices } from '../../services/services-context.ts';
import { useCurrent } from '../../lib/current/use-current.ts';

/** Navigation entries for the pages that remotes add for this user. `link` renders one. */
export function useRemotePageLinks(link: (page: RemotePage, label: string) => ReactNode): ReactNode {
  const { remotePages, language, session } = useServices();
  const shown = useCurrent(language);
  const user = useCurrent(session.user);
  return remotePages.inNavigation
    .filter(({ right }) => right === undefined || user?.CanManageReleases)
    .map((page) => link(page, page.title[shown]));
}
