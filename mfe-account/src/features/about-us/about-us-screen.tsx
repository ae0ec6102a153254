import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBranding, useLanguage } from '@airdex/mfe-kit/screen';
import { ButtonLink } from '@airdex/shared-ui/button';
import { Page, Panel } from '@airdex/shared-ui/page';
import { Paragraph } from '../page-layout/paragraph.tsx';
import { OutsideLink } from './outside-link.tsx';
import { useCompanies } from './use-companies.ts';
import styles from './about-us.module.css';

/** The companies behind the product, and how to reach them. */
export function AboutUsScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { contact } = useBranding();
  const companies = useCompanies();
  return (
    <Page title={t('aboutUs.title')}>
      <div className={styles.companies}>
        {companies.map(({ name, paragraphs, site }) => (
          <Panel key={name} title={name}>
            {paragraphs.map((paragraph) => (
              <Paragraph key={paragraph}>{paragraph}</Paragraph>
            ))}
            {site !== undefined && (
              <p className={styles.links}>
                <OutsideLink href={site}>{t('aboutUs.link', { name })}</OutsideLink>
              </p>
            )}
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
        {contact.phone !== undefined && (
          <div>
            <ButtonLink
              href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}
              icon={<Phone aria-hidden="true" />}
            >
              {contact.phone}
            </ButtonLink>
          </div>
        )}
        {contact.postal !== undefined && (
          <address className={styles.postal}>{contact.postal[language]}</address>
        )}
      </Panel>
    </Page>
  );
}
