import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@airdex/shared-ui/button';
import { Notice } from '@airdex/shared-ui/notice';
import { usePdfExport } from './use-pdf-export.ts';
import styles from './pdf-export.module.css';

/** Exports the card as PDF: says how far it is, lets it be cancelled, and says what went wrong. Never printed. */
export function PdfExportButton({ idProgram }: { readonly idProgram: number }) {
  const { t } = useTranslation();
  const { pdf, start, cancel, dismiss } = usePdfExport(idProgram);
  if (pdf.kind === 'running')
    return (
      <div className={styles.running}>
        <div role="status" className={styles.label}>
          {pdf.isWaiting ? t('pdf.waiting') : t('pdf.working')}
        </div>
        <progress
          className={styles.bar}
          aria-label={t('pdf.working')}
          max={100}
          {...(pdf.percent === null ? {} : { value: pdf.percent })}
        />
        <Button size="small" onPress={cancel}>
          {t('pdf.cancel')}
        </Button>
      </div>
    );
  return (
    <div className={styles.export}>
      {pdf.kind === 'failed' && (
        <Notice tone="danger" onDismiss={dismiss} dismissLabel={t('pdf.close')}>
          {pdf.message ?? t('pdf.failed')}
        </Notice>
      )}
      {pdf.kind === 'done' && (
        <Notice tone="success" onDismiss={dismiss} dismissLabel={t('pdf.close')}>
          {t('pdf.done')}
        </Notice>
      )}
      <Button icon={<FileDown size={16} aria-hidden="true" />} onPress={start}>
        {t('pdf.export')}
      </Button>
    </div>
  );
}
