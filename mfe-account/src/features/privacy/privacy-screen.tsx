import { useTranslation } from 'react-i18next';
import { Page, Panel } from '@airdex/shared-ui/page';
import { Paragraph } from '../page-layout/paragraph.tsx';
import styles from './privacy.module.css';

/** Data that the browser keeps: cookies and entries of local storage, by purpose. */
const KEPT = ['session', 'choices', 'releases'] as const;
/** Data that the server keeps. */
const STORED = ['account', 'collections', 'letters', 'views', 'requests', 'logs'] as const;

/** Which data the product keeps, for how long, and how to ask for deletion. Open to visitors. */
export function PrivacyScreen() {
  const { t } = useTranslation();
  return (
    <Page title={t('privacy.title')} lead={t('privacy.lead')}>
      <Panel title={t('privacy.storedTitle')}>
        <dl className={styles.items}>
          {STORED.map((item) => (
            <div key={item}>
              <dt>{t(`privacy.stored.${item}.what`)}</dt>
              <dd>{t(`privacy.stored.${item}.how`)}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel title={t('privacy.keptTitle')}>
        <Paragraph>{t('privacy.keptLead')}</Paragraph>
        <dl className={styles.items}>
          {KEPT.map((item) => (
            <div key={item}>
              <dt>{t(`privacy.kept.${item}.what`)}</dt>
              <dd>{t(`privacy.kept.${item}.how`)}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel title={t('privacy.measuredTitle')}>
        <Paragraph>{t('privacy.measured')}</Paragraph>
        <Paragraph>{t('privacy.anonymised')}</Paragraph>
      </Panel>
      <Panel title={t('privacy.rightsTitle')}>
        <Paragraph>
          {t('privacy.rights')}{' '}
          <a
            href={`mailto:${t('provider.contact')}?subject=${encodeURIComponent(t('privacy.deletionSubject'))}`}
          >
            {t('provider.contact')}
          </a>
        </Paragraph>
        <Paragraph>{t('privacy.export')}</Paragraph>
      </Panel>
    </Page>
  );
}
