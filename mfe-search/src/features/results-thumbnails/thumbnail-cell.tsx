import { memo, useMemo } from 'react';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import type { GridFocus } from '../grid-focus/grid-focus.ts';
import { SINGLE_CELL, tabIndexIn, useGridRow } from '../grid-focus/use-grid-row.ts';
import { isShiftHeld } from '../selection/is-shift-held.ts';
import type { SelectionStore } from '../selection/selection-store.ts';
import type { Tick } from '../selection/use-range-tick.ts';
import { useIsSelected } from '../selection/use-selection.ts';
import { ProgrammeThumbnail, type ThumbnailTick } from './programme-thumbnail.tsx';
import styles from './results-thumbnails.module.css';

interface Props {
  readonly programme: ProgrammeLine;
  readonly selection: SelectionStore;
  readonly isTickShown: boolean;
  readonly focus: GridFocus;
  readonly onTick: Tick;
}

/**
 * A programme of the results, with its check box if those are shown; renders only when its own tick changes.
 */
export const ThumbnailCell = memo(function ThumbnailCell(props: Props) {
  const { programme, selection, isTickShown, focus, onTick } = props;
  const { idProgram } = programme;
  const isSelected = useIsSelected(selection, idProgram);
  const { ref, column } = useGridRow<HTMLDivElement>(focus, idProgram, SINGLE_CELL);
  const tick = useMemo<ThumbnailTick | undefined>(
    () =>
      isTickShown
        ? {
            isSelected,
            onChange: (event) => {
              onTick(idProgram, isShiftHeld(event));
            },
          }
        : undefined,
    [isTickShown, isSelected, onTick, idProgram],
  );
  return (
    <div
      ref={ref}
      role="gridcell"
      className={styles.cell}
      aria-selected={isSelected}
      data-programme={idProgram}
      // The link takes the focus; without a link, the cell does.
      tabIndex={-1}
    >
      <ProgrammeThumbnail programme={programme} tick={tick} tabIndex={tabIndexIn(column, 0)} />
    </div>
  );
});
