import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { Checkbox } from '@airdex/shared-ui/checkbox';
import { launchDay } from '../programme/launch-text.ts';
import type { GridFocus } from '../grid-focus/grid-focus.ts';
import { CELLS_OF_TABLE_ROW, tabIndexIn, useGridRow } from '../grid-focus/use-grid-row.ts';
import type { SelectionStore } from '../selection/selection-store.ts';
import { useIsSelected } from '../selection/use-selection.ts';
import { isShiftHeld } from '../selection/is-shift-held.ts';
import type { Tick } from '../selection/use-range-tick.ts';
import type { Column } from '../result-columns/columns.ts';
import { ShareCell } from './share-cell.tsx';
import { TitleCell } from './title-cell.tsx';
import styles from './results-table.module.css';

interface Props {
  readonly programme: ProgrammeLine;
  readonly columns: readonly Column[];
  readonly selection: SelectionStore;
  readonly focus: GridFocus;
  readonly onTick: Tick;
}

type FormatTypeKey = 'original' | 'adaptation' | 'acquired';

function Launch({ programme }: { readonly programme: ProgrammeLine }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <div>{launchDay(programme, language)}</div>
      <div className={styles.secondary}>
        {[programme.beginTime, programme.isDatePreview ? t('results.upcoming') : null]
          .filter(Boolean)
          .join(' · ')}
      </div>
    </>
  );
}

interface ContentProps {
  readonly column: Column;
  readonly programme: ProgrammeLine;
  readonly tabIndex: 0 | -1;
}

function Content({ column, programme, tabIndex }: ContentProps) {
  const { t } = useTranslation();
  switch (column.key) {
    case 'country':
      return programme.country ?? '-';
    case 'channel':
      return programme.channel;
    case 'launch':
      return <Launch programme={programme} />;
    case 'localTitle':
      return <TitleCell programme={programme} tabIndex={tabIndex} />;
    case 'subGenre':
      return programme.subGenre ?? '-';
    case 'formatType':
      return programme.formatType === null
        ? '-'
        : t(`formatType.${programme.formatType.toLowerCase() as FormatTypeKey}`);
    case 'premiereShare':
      return <ShareCell share={programme.shrPremiere} color={programme.premiereColor} />;
    case 'averageShare':
      return <ShareCell share={programme.shrAverage} color={programme.averageColor} />;
  }
}

/** The cells of one row. */
export const ResultCells = memo(function ResultCells({
  programme,
  columns,
  selection,
  focus,
  onTick,
}: Props) {
  const { t } = useTranslation();
  const { idProgram } = programme;
  const isSelected = useIsSelected(selection, idProgram);
  const { ref, column: activeColumn } = useGridRow<HTMLTableCellElement>(
    focus,
    idProgram,
    CELLS_OF_TABLE_ROW,
  );
  return (
    <>
      <td ref={ref} role="gridcell" className={styles.checkCell}>
        <Checkbox
          label={`${t('selection.one')} ${programme.localTitle}`}
          isLabelHidden
          isSelected={isSelected}
          tabIndex={tabIndexIn(activeColumn, 0)}
          onChange={(_, event) => {
            onTick(idProgram, isShiftHeld(event));
          }}
        />
      </td>
      {columns.map((column, index) => {
        const tabIndex = tabIndexIn(activeColumn, index + 1);
        return (
          <td
            key={column.key}
            role="gridcell"
            className={styles[column.key]}
            // The title's own link takes the focus of its cell.
            tabIndex={column.key === 'localTitle' ? undefined : tabIndex}
          >
            <Content column={column} programme={programme} tabIndex={tabIndex} />
          </td>
        );
      })}
    </>
  );
});
