import { useTranslation } from 'react-i18next';
import type { IndicatorId } from '@airdex/shared-contracts/constants';
import { AudienceFigure } from '../audience-figures/audience-figure.tsx';
import { ratingOf, type AudienceRow, type AudienceTarget } from '../audience-figures/indicators.ts';
import { FigureHeaders } from './figure-headers.tsx';
import { SlotName } from './slot-name.tsx';
import { SortHeader } from './sort-header.tsx';
import type { SortOrder } from './sort-rows.ts';
import styles from './board-table.module.css';

interface Props {
  readonly target: AudienceTarget;
  readonly indicators: readonly IndicatorId[];
  readonly rows: readonly AudienceRow[];
  readonly order: SortOrder | null;
  readonly onOrder: (order: SortOrder | null) => void;
}

/** The figures of one target, each slot's below its name. For narrow screens. */
export function NarrowTable({ target, indicators, rows, order, onOrder }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('audience.table') + t('comma') + target.name}</caption>
        <thead>
          <tr>
            <SortHeader
              order={order}
              onOrder={onOrder}
              column={{ kind: 'slot' }}
              name={t('audience.slot')}
              colSpan={indicators.length}
            />
          </tr>
          <tr>
            <FigureHeaders target={target} indicators={indicators} order={order} onOrder={onOrder} />
          </tr>
        </thead>
        {rows.map((row, place) => (
          <tbody key={place}>
            <tr>
              <th scope="rowgroup" colSpan={indicators.length} className={styles.groupHeader}>
                <SlotName row={row} hasEpisodes />
              </th>
            </tr>
            <tr>
              {indicators.map((indicator) => (
                <td key={indicator} className={styles.figure}>
                  <AudienceFigure indicator={indicator} rating={ratingOf(row, target.id)} />
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}
