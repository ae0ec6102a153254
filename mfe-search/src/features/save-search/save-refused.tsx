import { useTranslation } from 'react-i18next';
import { MessageDialog } from '@airdex/shared-ui/dialog';
import { ContactLine } from '../result-states/contact-line.tsx';
import type { SaveProblem } from './save-problem.ts';

interface Props {
  readonly problem: SaveProblem;
  readonly onClose: () => void;
}

/** Explains why the search is not saved, instead of the dialog that would save it. */
export function SaveRefused({ problem, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <MessageDialog
      isOpen
      onOpenChange={onClose}
      title={problem === 'no-filter' ? t('saveSearch.noFilter') : t('invalid.title')}
      message={
        <>
          <p>{t('invalid.subtitle')}</p>
          <ContactLine />
        </>
      }
      closeLabel={t('close')}
      actions={[{ label: t('close'), variant: 'primary' }]}
    />
  );
}
