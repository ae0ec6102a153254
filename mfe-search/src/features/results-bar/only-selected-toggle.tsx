import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@airdex/shared-ui/button';
import type { SelectionStore } from '../selection/selection-store.ts';
import { useNothingSelected } from '../selection/use-nothing-selected.ts';

interface Props {
  readonly selection: SelectionStore;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

/** Shows only the selected programmes, or all again. */
export function OnlySelectedToggle({ selection, isOn, onToggle }: Props) {
  const { t } = useTranslation();
  const nothing = useNothingSelected(selection);
  return (
    <IconButton
      label={t('selection.only')}
      icon={<ListChecks aria-hidden="true" />}
      isPressed={isOn}
      disabledReason={isOn ? null : nothing}
      onPress={onToggle}
    />
  );
}
