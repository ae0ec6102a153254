import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import { Panel } from '@airdex/shared-ui/page';
import { QueryStatus } from '../query-status/query-status.tsx';
import { configQuery } from './config-query.ts';
import { SettingsForm } from './settings-form.tsx';

/** The settings of the daily letter, for users who may have it. */
export function DailyUpdatePanel() {
  const { t } = useTranslation();
  const { api } = useHost();
  const query = useQuery(configQuery(api));
  // The form saves its initial values, so it never starts with the response of an earlier visit.
  const data = query.isFetchedAfterMount ? query.data : undefined;
  if (data !== undefined) return <SettingsForm config={data} />;
  return (
    <Panel title={t('dailyUpdateSettings.title')}>
      <QueryStatus
        isCompact
        query={{ ...query, data }}
        loading={t('dailyUpdateSettings.loading')}
        rows={2}
        failed={t('dailyUpdateSettings.failed')}
      />
    </Panel>
  );
}
