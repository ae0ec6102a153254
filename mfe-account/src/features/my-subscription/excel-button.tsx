import { FileSpreadsheet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useExclusiveMutation, useHost } from '@airdex/mfe-kit/screen';
import { IconButton } from '@airdex/shared-ui/button';
import { Spinner } from '@airdex/shared-ui/spinner';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';
import { saveDownload } from '../download/save-download.ts';
import styles from './my-subscription.module.css';

interface Props {
  readonly id: number;
  readonly name: string;
}

/** Saves an access as a spreadsheet; shows a failure below the button. */
export function ExcelButton({ id, name }: Props) {
  const { t } = useTranslation();
  const host = useHost();
  const report = useExclusiveMutation({
    mutationFn: (access: number) =>
      saveDownload(host, () => host.api.getAccessReport({ params: { id: access } })),
  });
  return (
    <div className={styles.excel}>
      <IconButton
        label={t('mySubscription.export', { name })}
        variant="secondary"
        icon={report.isPending ? <Spinner size={16} /> : <FileSpreadsheet aria-hidden="true" />}
        onPress={() => {
          report.mutate(id);
        }}
      />
      {/* Not in the button: its name hides its content from screen readers. */}
      <span role="status">
        <VisuallyHidden>{report.isPending && t('mySubscription.exporting')}</VisuallyHidden>
      </span>
      {report.error !== null && (
        <p role="alert" className={styles.failed}>
          {t('mySubscription.exportFailed')}
        </p>
      )}
    </div>
  );
}
