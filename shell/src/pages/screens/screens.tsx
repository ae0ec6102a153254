import { useTranslation } from 'react-i18next';
import type { NoProps } from '@airdex/shared-contracts/remote-contract';
import { SkeletonCardGrid, SkeletonRows } from '@airdex/shared-ui/skeleton';
import { useMarkPlaylistsSeen } from '../../queries/unseen-playlists.ts';
import { RemoteScreen } from '../../remotes/screen/remote-screen.tsx';

const NO_PROPS: NoProps = Object.freeze({});

/** The home page. */
export function HomeScreen() {
  const { t } = useTranslation();
  return (
    <RemoteScreen
      remote="mfe-search"
      exposed="./home"
      screen={NO_PROPS}
      skeleton={<SkeletonCardGrid label={t('remote.loading')} />}
    />
  );
}

/** The results of a search. */
export function ResultsScreen() {
  const { t } = useTranslation();
  return (
    <RemoteScreen
      remote="mfe-search"
      exposed="./results"
      screen={NO_PROPS}
      skeleton={<SkeletonCardGrid label={t('remote.loading')} count={24} />}
    />
  );
}

/** Programmes side by side. */
export function CompareScreen() {
  const { t } = useTranslation();
  return (
    <RemoteScreen
      remote="mfe-card"
      exposed="./compare"
      screen={NO_PROPS}
      skeleton={<SkeletonRows label={t('remote.loading')} />}
    />
  );
}

/** The saved searches. */
export function SavedSearchesScreen() {
  const { t } = useTranslation();
  return (
    <RemoteScreen
      remote="mfe-collections"
      exposed="./saved-searches"
      screen={NO_PROPS}
      skeleton={<SkeletonRows label={t('remote.loading')} />}
    />
  );
}

/** The playlists. Visiting them marks those shared with the user as seen. */
export function PlaylistsScreen() {
  const { t } = useTranslation();
  useMarkPlaylistsSeen();
  return (
    <RemoteScreen
      remote="mfe-collections"
      exposed="./playlists"
      screen={NO_PROPS}
      skeleton={<SkeletonRows label={t('remote.loading')} />}
    />
  );
}
