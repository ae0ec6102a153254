import { useState } from 'react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useExclusiveMutation, useHost } from '@airdex/mfe-kit/screen';
import { Button } from '@airdex/shared-ui/button';
import { saveDownload } from '../download/save-download.ts';
import styles from './account.module.css';

/** Saves what the product stores about the user as a JSON file. */
export function DataButton() {
  const { t } = useTranslation();
  const host = useHost();
  const [isSaved, setSaved] = useState(false);
  const download = useExclusiveMutation({
    mutationFn: () => saveDownload(host, () => host.api.getMyData()),
    onMutate: () => {
      setSaved(false);
    },
    onSuccess: () => {
      setSaved(true);
    },
  });
  return (
    <div>
      <Button
        icon={<Download aria-hidden="true" />}
        isLoading={download.isPending}
        loadingLabel={t('account.dataLoading')}
        onPress={() => {
          download.mutate(undefined);
        }}
      >
        {t('account.dataDownload')}
      </Button>
      <p role="status" className={styles.moments}>
        {isSaved && t('account.dataSaved')}
      </p>
      {download.error !== null && (
        <p role="alert" className={styles.failed}>
          {t('account.dataFailed')}
        </p>
      )}
    </div>
  );
}
