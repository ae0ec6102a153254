import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { COMPARED_MAX } from '@airdex/shared-contracts/routes';
import { ChooseButton } from './choose-button.tsx';

interface Props {
  readonly ids: readonly number[];
  readonly onAdd: (ids: readonly number[]) => void;
}

/** Adds programmes to a comparison. */
export function AddProgrammes({ ids, onAdd }: Props) {
  const { t } = useTranslation();
  const isFull = ids.length >= COMPARED_MAX;
  return (
    <ChooseButton
      icon={<Plus aria-hidden="true" />}
      label={isFull ? t('compareChoice.full', { max: COMPARED_MAX }) : t('compareChoice.add')}
      title={t('compareChoice.addTitle')}
      ids={ids}
      isDisabled={isFull}
      onChoose={onAdd}
    />
  );
}
