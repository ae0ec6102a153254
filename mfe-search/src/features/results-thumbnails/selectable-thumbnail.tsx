import { memo, useMemo } from 'react';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import type { SelectionStore } from '../selection/selection-store.ts';
import { useIsSelected } from '../selection/use-selection.ts';
import { ProgrammeThumbnail } from './programme-thumbnail.tsx';

interface Props {
  readonly programme: ProgrammeLine;
  readonly selection: SelectionStore;
}

/** A programme of the results with its check box; drawn again only when its own tick changes. */
export const SelectableThumbnail = memo(function SelectableThumbnail({ programme, selection }: Props) {
  const { idProgram } = programme;
  const isSelected = useIsSelected(selection, idProgram);
  const tick = useMemo(
    () => ({
      isSelected,
      onChange: () => {
        selection.toggle(idProgram);
      },
    }),
    [isSelected, selection, idProgram],
  );
  return <ProgrammeThumbnail programme={programme} tick={tick} />;
});
