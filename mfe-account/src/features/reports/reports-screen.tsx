import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrent, useHost, useLanguage } from '@airdex/mfe-kit/screen';
import { routePath } from '@airdex/shared-contracts/routes';
import { Page } from '@airdex/shared-ui/page';
import { QueryStatus } from '../query-status/query-status.tsx';
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
  const query = useQuery({
    ...reportsQuery(api, useLanguage()),
    enabled: mayRead,
  });
  const { data } = query;
  const chosen = chosenReport(data ?? [], useCurrent(location));
  // While the user signs out, the shell decides where to navigate.
  const isHome = user !== null && (!mayRead || data?.length === 0);
  useEffect(() => {
    if (isHome) navigate(routePath('home'), { replace: true });
  }, [isHome, navigate]);
  if (isHome || user === null) return null;
  return (
    <Page title={t('reports.title')} className={styles.page}>
      <QueryStatus query={query} loading={t('reports.loading')} rows={6} failed={t('reports.failed')} />
      {data !== undefined && chosen !== undefined && <ReportBrowser reports={data} chosen={chosen} />}
    </Page>
  );
}
