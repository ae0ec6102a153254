import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import { ErrorState } from '@airdex/shared-ui/error-state';
import { SkeletonRows } from '@airdex/shared-ui/skeleton';
import { Panel } from '@airdex/shared-ui/page';
import { configQuery } from './config-query.ts';
import { SettingsForm } from './settings-form.tsx';

/** The settings of the daily letter, for users who may have it. */
export function DailyUpdatePanel() {
  const { t } = useTranslation();
  const { api } = useHost();
  const { data: latest, isError, isFetchedAfterMount, refetch } = useQuery(configQuery(api));
  // The form saves its initial values, so it never starts with the response of an earlier visit.
  const data = isFetchedAfterMount ? latest : undefined;
  return (
    <Panel title={t('dailyUpdateSettings.title')}>
      {data !== undefined && <SettingsForm config={data} />}
      {data === undefined && isError && (
        <ErrorState
          isCompact
          title={t('dailyUpdateSettings.failed')}
          retryLabel={t('failed.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !isError && <SkeletonRows label={t('dailyUpdateSettings.loading')} count={2} />}
    </Panel>
  );
}
