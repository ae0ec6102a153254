import { useTranslation } from 'react-i18next';
import styles from './wordmark.module.css';

interface WordmarkProps {
  readonly size?: 'small' | 'medium' | 'large';
  /** The mark alone, for narrow places. */
  readonly isMarkOnly?: boolean;
}

/**
 * The logo: a signal that rises between two channels, and the name. Decorative: its link has the name. The page's style
 * for a provider's logo finds its parts by `data-brand`.
 */
export function Wordmark({ size = 'medium', isMarkOnly = false }: WordmarkProps) {
  const { t } = useTranslation();
  return (
    <span className={styles.wordmark} data-size={size} aria-hidden="true">
      <svg className={styles.mark} data-brand="mark" viewBox="0 0 32 32">
        <rect className={styles.tile} width="32" height="32" rx="8" />
        <path className={styles.signal} d="M7 23 14.2 8.600a2 2 0 0 1 3.600 0L25 23" />
        <path className={styles.beam} d="M11.500 18.500h9" />
        <circle className={styles.dot} cx="16" cy="23" r="2" />
      </svg>
      {!isMarkOnly && (
        <span className={styles.name} data-brand="name">
          {t('brand.name')}
        </span>
      )}
    </span>
  );
}
