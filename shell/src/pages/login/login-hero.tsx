import { AudioLines, Globe, Shapes } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './login-hero.module.css';

/** Heights of the bars in percent: a day's audience, quiet at dawn, highest in prime time. */
const DAY = [18, 14, 12, 16, 24, 30, 28, 34, 42, 38, 44, 40, 46, 52, 60, 74, 92, 100, 86, 58, 36, 24];

/** Describes the product next to the form. Hidden if there is no space. */
export function LoginHero() {
  const { t } = useTranslation();
  return (
    <section className={styles.hero} aria-label={t('brand.tagline')}>
      <div className={styles.texts}>
        <p className={styles.heading}>{t('login.heading')}</p>
        <ul className={styles.points}>
          <li>
            <Globe aria-hidden="true" />
            {t('login.pointCatalogue')}
          </li>
          <li>
            <AudioLines aria-hidden="true" />
            {t('login.pointAudience')}
          </li>
          <li>
            <Shapes aria-hidden="true" />
            {t('login.pointFormats')}
          </li>
        </ul>
      </div>
      <div className={styles.day} aria-hidden="true">
        {DAY.map((height, hour) => (
          <span key={hour} className={styles.bar} style={{ height: `${height}%` }} />
        ))}
      </div>
    </section>
  );
}
