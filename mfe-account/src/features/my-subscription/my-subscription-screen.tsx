import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrent, useHost, useLanguage } from '@airdex/mfe-kit/screen';
import { EmptyState } from '@airdex/shared-ui/empty-state';
import { DailyUpdatePanel } from '../daily-update-settings/daily-update-panel.tsx';
import { TREE } from '../name-tree/searchable-tree.tsx';
import { Page } from '@airdex/shared-ui/page';
import { QueryStatus } from '../query-status/query-status.tsx';
import { AccessBlock } from './access-block.tsx';
import { accessesQuery } from './accesses-query.ts';

/** What the company has subscribed to, and the settings of the daily update for users who may have it. */
export function MySubscriptionScreen() {
  const { t } = useTranslation();
  const { api, session } = useHost();
  const user = useCurrent(session);
  const query = useQuery({
    ...accessesQuery(api, useLanguage()),
    // Disabled once the session has ended.
    enabled: user !== null,
  });
  const { data } = query;
  // The component that needs it reports a failure.
  useEffect(() => void TREE.load().catch(() => undefined), []);
  return (
    <Page
      title={t('mySubscription.title')}
      lead={user === null ? undefined : t('mySubscription.lead', { company: user.CompanyName })}
    >
      {user?.HasDailyUpdateAccess === true && <DailyUpdatePanel />}
      <QueryStatus
        query={query}
        loading={t('mySubscription.loading')}
        rows={8}
        failed={t('mySubscription.failed')}
      />
      {data?.length === 0 && (
        <EmptyState title={t('mySubscription.empty')} text={t('mySubscription.emptyText')} />
      )}
      {data?.map((access) => (
        <AccessBlock key={access.id} access={access} />
      ))}
    </Page>
  );
}
