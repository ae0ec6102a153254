import { AppWindow, Bookmark, ListVideo } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '@airdex/shared-contracts/routes';
import { CountBadge } from '@airdex/shared-ui/badge';
import { useRemotePageLinks } from './remote-page-links.tsx';
import { NavPageLink } from './nav-entry.tsx';
import { ReportsEntry } from './reports-entry.tsx';
import { useUnseenPlaylists } from '../../queries/unseen-playlists.ts';

/** The pages of the navigation, as list items. */
export function PageLinks() {
  const { t } = useTranslation();
  const unseen = useUnseenPlaylists();
  const ofRemotes = useRemotePageLinks(({ path }, label) => (
    <li key={path}>
      <NavPageLink to={path} icon={<AppWindow aria-hidden="true" />} label={label} />
    </li>
  ));
  return (
    <>
      <ReportsEntry />
      <li>
        <NavPageLink
          to={ROUTES.playlists}
          icon={<ListVideo aria-hidden="true" />}
          label={t('navigation.playlists')}
          badge={<CountBadge count={unseen} label={t('navigation.unseen', { count: unseen })} />}
        />
      </li>
      <li>
        <NavPageLink
          to={ROUTES.savedSearches}
          icon={<Bookmark aria-hidden="true" />}
          label={t('navigation.savedSearches')}
        />
      </li>
      {ofRemotes}
    </>
  );
}
