import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import { Button } from '@airdex/shared-ui/button';

interface Props {
  readonly idProgram: number;
  readonly title: string;
}

/** Exports the card as PDF. The page shows the progress, even when another card is opened in the meantime. */
export function PdfExportButton({ idProgram, title }: Props) {
  const { t } = useTranslation();
  const { exports } = useHost();
  const start = () => {
    exports.start({
      call: 'getCardPdf',
      body: { selectMode: 'Include', selectedIds: [idProgram] },
      programmes: 1,
      title,
    });
  };
  return (
    <Button icon={<FileDown size={16} aria-hidden="true" />} onPress={start}>
      {t('pdf.export')}
    </Button>
  );
}
