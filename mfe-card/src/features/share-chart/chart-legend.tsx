import { useTranslation } from 'react-i18next';
import { textWidth } from '../picture-text/wrap-label.ts';
import styles from './share-chart.module.css';

/** Explains bar and band. Bars with a heading are explained by it. */
export function ChartLegend({ hasHeadings }: { readonly hasHeadings: boolean }) {
  const { t } = useTranslation();
  const programme = t('audience.chart.programme');
  const x = hasHeadings ? 0 : 24 + textWidth(programme) + 20;
  return (
    <g aria-hidden="true">
      {!hasHeadings && (
        <>
          <rect className={styles.bar} data-tone={1} y={3} width={18} height={8} rx={2} />
          <text className={styles.tick} x={24} y={11}>
            {programme}
          </text>
        </>
      )}
      <rect className={styles.band} x={x} width={18} height={14} />
      <line className={styles.reference} x1={x + 18} x2={x + 18} y1={-1} y2={15} />
      <text className={styles.tick} x={x + 25} y={11}>
        {t('audience.chart.slot')}
      </text>
    </g>
  );
}
