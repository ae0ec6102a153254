import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMeasuredWidth } from '@airdex/shared-ui/measured-width';
import { useFactTexts } from '../card-facts/fact-texts.ts';
import { ColumnHead } from './column-head.tsx';
import { ColumnPictures } from './column-pictures.tsx';
import { comparedBlocks, differences } from './compared-blocks.ts';
import { columnsThatFit } from './columns-that-fit.ts';
import { ComparedRows } from './compared-rows.tsx';
import { columnsToChoose } from './columns-to-choose.ts';
import { LoadingRows } from './loading-rows.tsx';
import type { Column } from './use-columns.ts';
import { useCompareAddress } from './use-compare-address.ts';
import styles from './compare.module.css';

interface Props {
  readonly ids: readonly number[];
  readonly columns: readonly Column[];
  readonly isOnlyDifferences: boolean;
}

/** A column for each programme, a row for each fact. Narrow screens show the first of the programmes. */
export function CompareTable({ ids, columns, isOnlyDifferences }: Props) {
  const { t } = useTranslation();
  const texts = useFactTexts();
  const { ref, width } = useMeasuredWidth();
  const { swap } = useCompareAddress(ids);
  const heads = useRef<HTMLTableRowElement>(null);
  /** Where another programme was just chosen: its column has the focus then. */
  const chosenPlace = useRef<number | null>(null);
  useEffect(() => {
    if (chosenPlace.current === null) return;
    const [, ...cells] = heads.current?.cells ?? [];
    cells[chosenPlace.current]?.querySelector('button')?.focus();
    chosenPlace.current = null;
  }, [ids]);
  const visible = columns.slice(0, columnsThatFit(width, columns.length));
  const isAll = visible.length === columns.length;
  const ready = visible.flatMap((column) => (column.state === 'ready' ? [column.card] : []));
  const blocks = comparedBlocks(ready, texts);
  const rows = isOnlyDifferences ? differences(blocks) : blocks;
  const choice = isAll ? null : columnsToChoose(columns, t);
  return (
    <div ref={ref}>
      <table className={styles.table} data-columns={visible.length}>
        <caption className={styles.caption}>{t('compare.caption')}</caption>
        <thead>
          <ColumnPictures columns={visible} />
          <tr ref={heads}>
            <td className={styles.stickyCorner} />
            {visible.map((column, place) => (
              <ColumnHead
                key={column.id}
                ids={ids}
                column={column}
                isLast={place === visible.length - 1}
                choice={choice}
                onShow={(id) => {
                  chosenPlace.current = place;
                  swap(column.id, id);
                }}
              />
            ))}
          </tr>
        </thead>
        {columns.every(({ state }) => state === 'loading') ? (
          <LoadingRows columns={visible} />
        ) : (
          rows.map((block) => <ComparedRows key={block.title} block={block} columns={visible} />)
        )}
      </table>
      {isOnlyDifferences && rows.length === 0 && ready.length > 1 && (
        <p role="status" className={styles.nothing}>
          {t('compare.noDifferences')}
        </p>
      )}
    </div>
  );
}
