import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { Badge } from '@airdex/shared-ui/badge';
import { useOtherTitles } from './use-other-titles.ts';
import styles from './card.module.css';

interface Props {
  readonly card: ProgrammeCard;
  /** Whether something else was shown in its place before, which may have had the focus. */
  readonly isNext: boolean;
}

/**
 * Local title as the page's heading; format and original title if they differ from it. The heading takes the focus if
 * what it replaces had it.
 */
export function CardTitles({ card, isNext }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNext && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isNext]);
  const { t } = useTranslation();
  const others = useOtherTitles(card);
  return (
    <header className={styles.titles}>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {card.localTitle}
      </h1>
      {others.map(({ label, title }) => (
        <p key={label} className={styles.otherTitle}>
          <span className={styles.otherTitleLabel}>{label}</span> {title}
        </p>
      ))}
      <p className={styles.badges}>
        {card.isNotaSelection && <Badge tone="accent">{t('providerSelection')}</Badge>}
        {card.isSample && (
          <>
            <Badge tone="warning">{t('sample')}</Badge>
            {t('sampleHint')}
          </>
        )}
      </p>
    </header>
  );
}
