import { useTranslation } from 'react-i18next';
import { refusalOf } from '@airdex/shared-contracts/api';
import { Notice } from '@airdex/shared-ui/notice';
import styles from './dialog-flow.module.css';

/**
 * Shows in the dialog that a write failed, and the server's reason if there is one. Renders nothing if no write failed.
 */
export function WriteFailure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  if (error === null) return null;
  return (
    <div className={styles.failure}>
      <Notice tone="danger" title={t('write.failed')}>
        {refusalOf(error)?.message ?? t('write.again')}
      </Notice>
    </div>
  );
}
