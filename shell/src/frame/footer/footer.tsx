import { useTranslation } from 'react-i18next';
import { COPYRIGHT_YEARS } from '@airdex/shared-contracts/constants';
import { keepInFrame } from '../../remotes/kept-frame/keep-in-frame.ts';
import { Wordmark } from '../../components/wordmark.tsx';
import { OutsideLink } from '../../components/outside-link.tsx';
import { PrivacyLink } from '../../components/privacy-link.tsx';
import { useBranding } from '../../components/use-branding.ts';
import styles from './footer.module.css';

/** Rights, contact, social links, privacy policy and the provider's logo. */
export function Footer() {
  const { t } = useTranslation();
  const { site, contact, social } = useBranding();
  return (
    <footer ref={keepInFrame} className={styles.footer}>
      {site === undefined ? (
        <Wordmark size="small" />
      ) : (
        <a
          href={site}
          target="_blank"
          rel="noopener noreferrer"
          className={styles.vendor}
          aria-label={t('brand.provider')}
        >
          <Wordmark size="small" />
        </a>
      )}
      <p className={styles.rights}>{t('footer.rights', { years: COPYRIGHT_YEARS })}</p>
      <ul className={styles.links}>
        <li>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </li>
        {contact.phone !== undefined && (
          <li>
            <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</a>
          </li>
        )}
        <li>
          <PrivacyLink>{t('footer.privacy')}</PrivacyLink>
        </li>
      </ul>
      {social.length > 0 && (
        <ul className={styles.links} aria-label={t('footer.social')}>
          {social.map(({ name, url }) => (
            <li key={url}>
              <OutsideLink href={url}>{name}</OutsideLink>
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}
