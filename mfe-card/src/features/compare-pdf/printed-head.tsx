import { useTranslation } from 'react-i18next';
import { ErrorState } from '@airdex/shared-ui/error-state';
import type { Column } from '../compare/use-columns.ts';
import { cardAddress } from '../card-pdf/card-address.ts';
import styles from './compare-pdf.module.css';

/** The programme of a column on paper, or why it is not shown. */
export function PrintedHead({ column }: { readonly column: Column }) {
  const { t } = useTranslation();
  return (
    <th scope="col" className={styles.head}>
      {column.state === 'ready' && <a href={cardAddress(column.id)}>{column.card.localTitle}</a>}
      {column.state === 'loading' && t('loading')}
      {column.state === 'outside' && t('outOfScope.title')}
      {column.state === 'failed' && (
        <ErrorState
          isCompact
          title={t('failed.title')}
          retryLabel={t('failed.retry')}
          onRetry={column.retry}
        />
      )}
    </th>
  );
}
