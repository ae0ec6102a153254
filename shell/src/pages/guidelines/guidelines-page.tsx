import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { languageTag } from '@airdex/shared-contracts/constants';
import { isLocalMachine } from '@airdex/shared-contracts/routes';
import { LoadingScreen } from '@airdex/shared-ui/spinner';
import { useServices } from '../../services/services-context.ts';
import { useCurrent } from '../../lib/current/use-current.ts';
import { NotFoundPage } from '../not-found/not-found-page.tsx';

// Users of the product never load it.
const Gallery = lazy(async () => ({ default: (await import('@airdex/shared-ui/gallery')).Gallery }));

/** The style guide of the widgets. It exists only on the machines of developers. */
export function GuidelinesPage() {
  const { t } = useTranslation();
  const tag = languageTag(useCurrent(useServices().language));
  if (!isLocalMachine(window.location.hostname)) return <NotFoundPage />;
  return (
    <Suspense fallback={<LoadingScreen label={t('remote.loading')} />}>
      <Gallery lang={tag === 'zh-CN' ? 'zh-CN' : 'en'} />
    </Suspense>
  );
}
