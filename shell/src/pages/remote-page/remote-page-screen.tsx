import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { SkeletonRows } from '@airdex/shared-ui/skeleton';
import { useServices } from '../../services/services-context.ts';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { NamedScreen } from '../../remotes/screen/remote-screen.tsx';

/** The page that a remote adds for this path. */
export function RemotePageScreen() {
  const { t } = useTranslation();
  const { remotePages } = useServices();
  const found = remotePages.at(useLocation().pathname);
  if (found === undefined) return <NotFoundPage />;
  const { remote, page } = found;
  return (
    <NamedScreen
      remote={remote}
      exposed={page.exposed}
      skeleton={<SkeletonRows label={t('remote.loading')} />}
    />
  );
}
