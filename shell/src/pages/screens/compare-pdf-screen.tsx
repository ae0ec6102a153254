import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { SkeletonBlock } from '@airdex/shared-ui/skeleton';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { comparePdfIds } from '../../routing/programme-id.ts';
import { RemoteScreen } from '../../remotes/screen/remote-screen.tsx';

/** The export layout of a comparison, without a frame. Without valid ids it is the "not found" page. */
export function ComparePdfScreen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const ids = useMemo(() => comparePdfIds(id), [id]);
  const screen = useMemo(() => (ids === null ? null : { ids }), [ids]);
  if (screen === null) return <NotFoundPage />;
  return (
    <RemoteScreen
      remote="mfe-card"
      exposed="./compare-pdf"
      screen={screen}
      skeleton={
        <>
          <VisuallyHidden>{t('remote.loading')}</VisuallyHidden>
          <SkeletonBlock height="320px" />
        </>
      }
    />
  );
}
