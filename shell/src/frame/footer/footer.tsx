import { useTranslation } from 'react-i18next';
import { COPYRIGHT_YEARS } from '@airdex/shared-contracts/constants';
import { keepInFrame } from '../../remotes/kept-frame/keep-in-frame.ts';
import { Wordmark } from '../../components/wordmark.tsx';
import { OutsideLink } from '../../components/outside-link.tsx';
import { PrivacyLink } from '../../components/privacy-link.tsx';
import { CONTACT_MAIL, PROVIDER_SITE, SOCIAL_LINKS } from '../../components/provider.ts';
import styles from './footer.module.css';

/** Rights, contact, social links, privacy policy and the provider's logo. */
export function Footer() {
  const { t } = useTranslation();
  return (
    <footer ref={keepInFrame} className={styles.footer} aria-label={t('footer.label')}>
      <a
        href={PROVIDER_SITE}
        target="_blank"
        rel="noopener noreferrer"
        className={styles.vendor}
        aria-label={t('brand.provider')}
      >
        <Wordmark size="small" />
      </a>
      <p className={styles.rights}>{t('footer.rights', { years: COPYRIGHT_YEARS })}</p>
      <ul className={styles.links}>
        <li>
          <a href={`mailto:${CONTACT_MAIL}`}>{CONTACT_MAIL}</a>
        </li>
        <li>
          <PrivacyLink>{t('footer.privacy')}</PrivacyLink>
        </li>
      </ul>
      <ul className={styles.links} aria-label={t('footer.social')}>
        {SOCIAL_LINKS.map(({ name, href }) => (
          <li key={name}>
            <OutsideLink href={href}>{t(`footer.${name}`)}</OutsideLink>
          </li>
        ))}
      </ul>
    </footer>
  );
}
