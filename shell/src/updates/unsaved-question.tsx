import { useTranslation } from 'react-i18next';
import { Button } from '@airdex/shared-ui/button';
import { Dialog } from '@airdex/shared-ui/dialog';
import { UPDATES_NAMESPACE } from './update-texts.ts';

interface Props {
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

/** Asks before another version is loaded over work that is not saved. */
export function UnsavedQuestion({ onDiscard, onKeep }: Props) {
  const { t } = useTranslation(UPDATES_NAMESPACE);
  return (
    <Dialog
      isOpen
      isAlert
      onOpenChange={onKeep}
      title={t('unsaved')}
      width={450}
      closeLabel={t('keep')}
      actions={
        <>
          <Button variant="danger" onPress={onDiscard}>
            {t('discard')}
          </Button>
          <Button variant="primary" onPress={onKeep}>
            {t('keep')}
          </Button>
        </>
      }
    >
      {t('unsavedText')}
    </Dialog>
  );
}
