import { useTranslation } from 'react-i18next';
import { COMPARED_MAX } from '@airdex/shared-contracts/routes';
import { Dialog } from '@airdex/shared-ui/dialog';
import { ChooseProgrammes } from './choose-programmes.tsx';

interface Props {
  readonly title: string;
  readonly ids: readonly number[];
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onChoose: (ids: readonly number[]) => void;
}

/** Chooses programmes to compare others with, by title or from those related to the first one. */
export function ChooseDialog({ title, ids, isOpen, onOpenChange, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      closeLabel={t('compareChoice.close')}
      // A click outside would lose the chosen programmes.
      isDismissable={false}
      isComposed
    >
      <ChooseProgrammes
        ids={ids}
        min={1}
        max={COMPARED_MAX - ids.length}
        related={ids[0] ?? null}
        onCancel={() => {
          onOpenChange(false);
        }}
        onChoose={(chosen) => {
          onOpenChange(false);
          onChoose(chosen);
        }}
      />
    </Dialog>
  );
}
