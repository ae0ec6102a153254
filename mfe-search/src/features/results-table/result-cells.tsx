import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { Checkbox } from '@airdex/shared-ui/checkbox';
import { launchDay } from '../programme/launch-text.ts';
import type { SelectionStore } from '../selection/selection-store.ts';
import { useIsSelected } from '../selection/use-selection.ts';
import type { Column } from './columns.ts';
import { ShareCell } from './share-cell.tsx';
import { TitleCell } from './title-cell.tsx';
import styles from './results-table.module.css';

interface Props {
  readonly programme: ProgrammeLine;
  readonly columns: readonly Column[];
  readonly selection: SelectionStore;
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

function Content({ column, programme }: { readonly column: Column; readonly programme: ProgrammeLine }) {
  const { t } = useTranslation();
  switch (column.key) {
    case 'country':
      return programme.country ?? '-';
    case 'channel':
      return programme.channel;
    case 'launch':
      return <Launch programme={programme} />;
    case 'localTitle':
      return <TitleCell programme={programme} />;
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
export const ResultCells = memo(function ResultCells({ programme, columns, selection }: Props) {
  const { t } = useTranslation();
  const isSelected = useIsSelected(selection, programme.idProgram);
  return (
    <>
      <td className={styles.checkCell}>
        <Checkbox
          label={`${t('selection.one')} ${programme.localTitle}`}
          isLabelHidden
          isSelected={isSelected}
          onChange={() => {
            selection.toggle(programme.idProgram);
          }}
        />
      </td>
      {columns.map((column) => (
        <td key={column.key} className={styles[column.key]}>
          <Content column={column} programme={programme} />
        </td>
      ))}
    </>
  );
});
