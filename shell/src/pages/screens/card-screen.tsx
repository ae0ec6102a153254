import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { SkeletonBlock } from '@airdex/shared-ui/skeleton';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { programmeId } from '../../routing/programme-id.ts';
import { RemoteScreen } from '../../remotes/screen/remote-screen.tsx';

/** The programme card of the path's id. An invalid id gives the "not found" page. */
export function CardScreen() {
  const { id = '' } = useParams();
  const idProgram = programmeId(id);
  return idProgram === null ? <NotFoundPage /> : <Card idProgram={idProgram} />;
}

function Card({ idProgram }: { readonly idProgram: number }) {
  const { t } = useTranslation();
  const screen = useMemo(() => ({ idProgram }), [idProgram]);
  return (
    <RemoteScreen
      remote="mfe-card"
      exposed="./card"
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
