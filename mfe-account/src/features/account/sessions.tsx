import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHost, useLanguage } from '@airdex/mfe-kit/screen';
import { Badge } from '@airdex/shared-ui/badge';
import { formatMoment } from '@airdex/shared-contracts/constants';
import { Panel } from '@airdex/shared-ui/page';
import { Paragraph } from '../page-layout/paragraph.tsx';
import { QueryStatus } from '../query-status/query-status.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import styles from './account.module.css';

/** Where the user is signed in, and a button that signs out everywhere. */
export function Sessions() {
  const { t } = useTranslation();
  const { api } = useHost();
  const language = useLanguage();
  const query = useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => api.getSessions({ signal }),
    staleTime: 0,
  });
  const { data } = query;
  return (
    <Panel title={t('account.sessions')}>
      <Paragraph>{t('account.sessionsText')}</Paragraph>
      <QueryStatus
        isCompact
        query={query}
        loading={t('account.sessionsLoading')}
        rows={1}
        failed={t('account.sessionsFailed')}
      />
      {data !== undefined && (
        <ul className={styles.sessions} aria-label={t('account.sessions')}>
          {data.map((session) => (
            <li key={session.signedInAt} className={styles.session}>
              <MonitorSmartphone aria-hidden="true" />
              <div>
                <p className={styles.device}>
                  {t(session.isCurrent ? 'account.thisDevice' : 'account.otherDevice')}{' '}
                  {session.staysSignedIn && <Badge>{t('account.staysSignedIn')}</Badge>}
                </p>
                <p className={styles.moments}>
                  {t('account.signedIn', { moment: formatMoment(session.signedInAt, language) })}
                </p>
                <p className={styles.moments}>
                  {t('account.used', { moment: formatMoment(session.usedAt, language) })}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <SignOutEverywhere />
    </Panel>
  );
}
