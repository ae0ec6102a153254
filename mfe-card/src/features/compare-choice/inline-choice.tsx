import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState, FOCUS_HOME } from '@airdex/shared-ui/error-state';
import { SkeletonBlock } from '@airdex/shared-ui/skeleton';
import { codeQuery } from '@airdex/mfe-kit/screen';
import type { ChooseProgrammes } from './choose-programmes.tsx';

const choiceQuery = codeQuery(
  'choose-programmes',
  async () => (await import('./choose-programmes.tsx')).ChooseProgrammes,
);

/** The choice of programmes as a part of a page. Its code is that of the dialog, and loads on its own. */
export function InlineChoice(props: ComponentProps<typeof ChooseProgrammes>) {
  const { t } = useTranslation();
  const { data: Choice, isError, refetch } = useQuery(choiceQuery);
  if (isError)
    return (
      <div {...FOCUS_HOME}>
        <ErrorState
          isCompact
          title={t('compareChoice.notLoaded')}
          retryLabel={t('failed.retry')}
          onRetry={() => void refetch()}
        />
      </div>
    );
  return Choice === undefined ? <SkeletonBlock height="160px" /> : <Choice {...props} />;
}
