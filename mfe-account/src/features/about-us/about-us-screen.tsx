import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@airdex/shared-ui/button';
import { Page, Panel, Paragraph } from '../page-layout/page.tsx';
import { OutsideLink } from './outside-link.tsx';
import styles from './about-us.module.css';

/** Addresses of the two companies. Reserved names: they lead nowhere until the product has its own. */
const COMPANIES = [
  { name: 'airdex', site: 'https://www.airdex.example' },
  { name: 'insights', site: 'https://insights.airdex.example' },
] as const;

/** The two companies behind the product, and how to reach them. */
export function AboutUsScreen() {
  const { t } = useTranslation();
  return (
    <Page title={t('aboutUs.title')}>
      <div className={styles.companies}>
        {COMPANIES.map(({ name, site }) => (
          <Panel key={name} title={t(`aboutUs.${name}.name`)}>
            <Paragraph>{t(`aboutUs.${name}.what`)}</Paragraph>
            <Paragraph>{t(`aboutUs.${name}.how`)}</Paragraph>
            <p className={styles.links}>
              <OutsideLink href={site}>{t(`aboutUs.${name}.link`)}</OutsideLink>
            </p>
          </Panel>
        ))}
      </div>
      <Panel title={t('aboutUs.contact')}>
        <Paragraph>{t('aboutUs.contactText')}</Paragraph>
        <div>
          <ButtonLink href={`mailto:${t('provider.contact')}`} icon={<Mail aria-hidden="true" />}>
            {t('provider.contact')}
          </ButtonLink>
        </div>
      </Panel>
    </Page>
  );
}
