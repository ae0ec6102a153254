import { useTranslation } from 'react-i18next';
import { Checkbox } from '@airdex/shared-ui/checkbox';
import type { SelectionStore } from './selection-store.ts';
import { useSelectionSummary } from './use-selection.ts';

interface Props {
  readonly selection: SelectionStore;
  readonly isLabelHidden?: boolean;
  readonly tabIndex?: 0 | -1;
}

/**
 * Ticks everything that was found, loaded or not, or nothing; mixed while only some is ticked. If only a part
 * is shown, everything means that part.
 */
export function SelectAll({ selection, isLabelHidden = false, tabIndex = 0 }: Props) {
  const { t } = useTranslation();
  const { selected, isAllShown } = useSelectionSummary(selection);
  return (
    <Checkbox
      label={t(isLabelHidden ? 'selection.all' : 'selection.allShort')}
      isLabelHidden={isLabelHidden}
      isSelected={isAllShown}
      isIndeterminate={!isAllShown && selected > 0}
      tabIndex={tabIndex}
      onChange={selection.toggleAll}
    />
  );
}
