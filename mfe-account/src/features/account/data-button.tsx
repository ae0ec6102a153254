import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import { Button } from '@airdex/shared-ui/button';
import { saveDownload } from '../download/save-download.ts';
import styles from './account.module.css';

/** Saves what the product stores about the user as a JSON file. */
export function DataButton() {
  const { t } = useTranslation();
  const host = useHost();
  const download = useMutation({ mutationFn: () => saveDownload(host, () => host.api.getMyData()) });
  return (
    <div>
      <Button
        icon={<Download aria-hidden="true" />}
        isLoading={download.isPending}
        loadingLabel={t('account.dataLoading')}
        onPress={() => {
          download.mutate();
        }}
      >
        {t('account.dataDownload')}
      </Button>
      <p role="status" className={styles.moments}>
        {download.isSuccess && t('account.dataSaved')}
      </p>
      {download.isError && (
        <p role="alert" className={styles.failed}>
          {t('account.dataFailed')}
        </p>
      )}
    </div>
  );
}
