import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import { Button } from '@airdex/shared-ui/button';
import type { Column } from './use-columns.ts';

/** Exports the comparison as PDF. The page shows the progress. */
export function CompareExport({ columns }: { readonly columns: readonly Column[] }) {
  const { t } = useTranslation();
  const { exports } = useHost();
  const start = () => {
    exports.start({
      call: 'getCardPdf',
      body: { selectMode: 'Include', selectedIds: columns.map(({ id }) => id), layout: 'compare' },
      programmes: columns.length,
    });
  };
  return (
    <Button icon={<FileDown size={16} aria-hidden="true" />} onPress={start}>
      {t('pdf.export')}
    </Button>
  );
}
