import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrent, useHost, useLanguage } from '@airdex/mfe-kit/screen';
import { routePath } from '@airdex/shared-contracts/routes';
import { ErrorState } from '@airdex/shared-ui/error-state';
import { SkeletonRows } from '@airdex/shared-ui/skeleton';
import { Page } from '@airdex/shared-ui/page';
import { chosenReport } from './chosen-report.ts';
import { ReportBrowser } from './report-browser.tsx';
import { reportsQuery } from './reports-query.ts';
import styles from './reports.module.css';

/** The monthly reports. Users without the right to them, or without any, are redirected to the home page. */
export function ReportsScreen() {
  const { t } = useTranslation();
  const { api, session, location, navigate } = useHost();
  const user = useCurrent(session);
  const mayRead = user?.PagesAuthorization.HasNotaSelection ?? false;
  const { data, isError, isFetching, refetch } = useQuery({
    ...reportsQuery(api, useLanguage()),
    enabled: mayRead,
  });
  const chosen = chosenReport(data ?? [], useCurrent(location));
  // While the user signs out, the shell decides where to navigate.
  const isHome = user !== null && (!mayRead || data?.length === 0);
  useEffect(() => {
    if (isHome) navigate(routePath('home'), { replace: true });
  }, [isHome, navigate]);
  if (isHome || user === null) return null;
  return (
    <Page title={t('reports.title')} className={styles.page}>
      {isError && (
        <ErrorState
          title={t('reports.failed')}
          text={t('failed.text')}
          retryLabel={t('failed.retry')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !isError && <SkeletonRows label={t('reports.loading')} count={6} />}
      {data !== undefined && chosen !== undefined && <ReportBrowser reports={data} chosen={chosen} />}
    </Page>
  );
}
