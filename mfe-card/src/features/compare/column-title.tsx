import { useTranslation } from 'react-i18next';
import { routePath } from '@airdex/shared-contracts/routes';
import { ErrorState } from '@airdex/shared-ui/error-state';
import { SkeletonLine } from '@airdex/shared-ui/skeleton';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';
import { ContactTeam } from '../contact-team/contact-team.tsx';
import type { Column } from './use-columns.ts';
import styles from './compare.module.css';

interface Props {
  readonly column: Column;
  readonly title: string;
}

/** The programme of a column with a link to its card, or why it is not shown. */
export function ColumnTitle({ column, title }: Props) {
  const { t } = useTranslation();
  if (column.state === 'ready')
    return (
      <a
        className={styles.programme}
        href={routePath('card', { id: column.id })}
        target="_blank"
        rel="noopener"
      >
        <span className={styles.programmeTitle}>{title}</span>
        <VisuallyHidden> {t('newTab')}</VisuallyHidden>
      </a>
    );
  return (
    <span className={styles.programme}>
      {column.state === 'loading' && (
        <span className={styles.programmeLoading}>
          <SkeletonLine />
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
        </span>
      )}
      {column.state === 'outside' && (
        <span className={styles.outside}>
          <span>{t('outOfScope.title')}</span> <ContactTeam text={t('outOfScope.subtitle')} />
        </span>
      )}
      {column.state === 'failed' && (
        <ErrorState
          isCompact
          title={t('failed.title')}
          retryLabel={t('failed.retry')}
          onRetry={column.retry}
        />
      )}
    </span>
  );
}
