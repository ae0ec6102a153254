import { useTranslation } from 'react-i18next';
import { isOutcomeUnknown, useLanguage } from '@airdex/mfe-kit/screen';
import { refusalOf } from '@airdex/shared-contracts/api';
import { languageTag } from '@airdex/shared-contracts/constants';
import { Notice } from '@airdex/shared-ui/notice';
import { DeletedElsewhere } from './deleted-elsewhere.ts';
import styles from './dialog-flow.module.css';

/**
 * Shows in the dialog that a write failed, and the reason if it is known. Without a response, it may have been saved.
 * Renders nothing if no write failed.
 */
export function WriteFailure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  const tag = languageTag(useLanguage());
  if (error === null) return null;
  if (isOutcomeUnknown(error))
    return (
      <div className={styles.failure}>
        <Notice tone="danger" title={t('write.noResponse')}>
          {t('write.noResponseHint')}
        </Notice>
      </div>
    );
  return (
    <div className={styles.failure}>
      <Notice tone="danger" title={t('write.failed')}>
        {error instanceof DeletedElsewhere
          ? t('write.deleted', {
              count: error.names.length,
              names: new Intl.ListFormat(tag).format(
                error.names.map((name) => t('playlists.quoted', { name })),
              ),
            })
          : (refusalOf(error)?.message ?? t('write.again'))}
      </Notice>
    </div>
  );
}
