import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { SkeletonBlock } from '@airdex/shared-ui/skeleton';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { cardPdfIds, comparePdfIds } from '../../routing/programme-id.ts';
import { RemoteScreen } from '../../remotes/screen/remote-screen.tsx';

const IDS = { './card-pdf': cardPdfIds, './compare-pdf': comparePdfIds };

/** The export layout of the path's programmes, without a frame. Invalid ids give the "not found" page. */
export function PdfScreen({ exposed }: { readonly exposed: keyof typeof IDS }) {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const screen = useMemo(() => {
    const ids = IDS[exposed](id);
    return ids && { ids };
  }, [exposed, id]);
  if (screen === null) return <NotFoundPage />;
  return (
    <RemoteScreen
      remote="mfe-card"
      exposed={exposed}
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
