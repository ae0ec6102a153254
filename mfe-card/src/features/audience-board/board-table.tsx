import { useTranslation } from 'react-i18next';
import type { IndicatorId } from '@airdex/shared-contracts/constants';
import { AudienceFigure } from '../audience-figures/audience-figure.tsx';
import { ratingOf, type AudienceRow, type AudienceTarget } from '../audience-figures/indicators.ts';
import { FigureHeaders } from './figure-headers.tsx';
import { SlotName } from './slot-name.tsx';
import { SortHeader } from './sort-header.tsx';
import type { SortOrder } from './sort-rows.ts';
import styles from './board-table.module.css';

/** Maximum number of figures side by side that fit on a sheet at the usual size of print. */
const FIGURES_ON_SHEET_MAX = 9;

interface Props {
  readonly targets: readonly AudienceTarget[];
  readonly indicators: readonly IndicatorId[];
  readonly rows: readonly AudienceRow[];
  readonly order: SortOrder | null;
  readonly onOrder: (order: SortOrder | null) => void;
}

/** A row for each slot; for each target, the figures of the indicators. Columns sort. */
export function BoardTable({ targets, indicators, rows, order, onOrder }: Props) {
  const { t } = useTranslation();
  const sorting = { order, onOrder };
  return (
    <div className={styles.scroller}>
      <table
        className={styles.table}
        data-wide={targets.length * indicators.length > FIGURES_ON_SHEET_MAX || undefined}
      >
        <caption className={styles.caption}>{t('audience.table')}</caption>
        <thead>
          <tr>
            <SortHeader {...sorting} column={{ kind: 'slot' }} name={t('audience.slot')} rowSpan={2} />
            <SortHeader
              {...sorting}
              column={{ kind: 'episodes' }}
              name={t('audience.episodeCount')}
              rowSpan={2}
            />
            {targets.map(({ id, name }) => (
              <th key={id} scope="colgroup" colSpan={indicators.length} className={styles.target}>
                {name}
              </th>
            ))}
          </tr>
          <tr>
            {targets.map((target) => (
              <FigureHeaders key={target.id} target={target} indicators={indicators} {...sorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              <th scope="row" className={styles.slot}>
                <SlotName row={row} />
              </th>
              <td className={styles.figure}>{row.numberOfEpisodes ?? '-'}</td>
              {targets.flatMap(({ id }) =>
                indicators.map((indicator, first) => (
                  <td
                    key={`${String(id)} ${String(indicator)}`}
                    className={styles.figure}
                    data-first={first === 0 || undefined}
                  >
                    <AudienceFigure indicator={indicator} rating={ratingOf(row, id)} />
                  </td>
                )),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
