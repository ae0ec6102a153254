import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { PERFORMANCE_COLORS } from '@airdex/shared-contracts/constants';
import { PERFORMANCE_PATHS } from '@airdex/shared-ui/performance-marker';
import { BarDrawing } from './bar-drawing.tsx';
import { barLayout } from './bar-layout.ts';
import type { ShareChartProps } from './interactive-bars.tsx';
import { cutLabel } from '../picture-text/wrap-label.ts';
import styles from './share-chart.module.css';

const WIDTH_PX = 720;
const MARGIN_PX = 32;
const HEAD_PX = 84;
const LEGEND_LINE_PX = 20;

interface Props extends ShareChartProps {
  readonly title: string;
  readonly ref: Ref<SVGSVGElement>;
}

/** The chart with title, legend and source, to be used on its own as a picture. */
export function ChartSheet({ figures, label, title, ref }: Props) {
  const { t } = useTranslation();
  const inner = WIDTH_PX - 2 * MARGIN_PX;
  const layout = barLayout(figures.groups, inner);
  const hasMarkers = layout.boxes.some(({ bar }) => bar.performance !== null);
  const markers = hasMarkers ? PERFORMANCE_COLORS : [];
  const legendTop = HEAD_PX + layout.height + 24;
  const height = legendTop + (markers.length + 1) * LEGEND_LINE_PX + MARGIN_PX / 2;
  return (
    <svg
      ref={ref}
      className={styles.svg}
      width={WIDTH_PX}
      height={height}
      viewBox={`0 0 ${String(WIDTH_PX)} ${String(height)}`}
    >
      <rect className={styles.paper} width={WIDTH_PX} height={height} />
      <text className={styles.title} x={MARGIN_PX} y={42}>
        {cutLabel(title, inner * 0.66)}
      </text>
      <text className={styles.tick} x={MARGIN_PX} y={64}>
        {label}
      </text>
      <g transform={`translate(${String(MARGIN_PX)} ${String(HEAD_PX)})`}>
        <BarDrawing figures={figures} layout={layout} width={inner} />
      </g>
      {markers.map((color, line) => (
        <g
          key={color}
          transform={`translate(${String(MARGIN_PX)} ${String(legendTop + line * LEGEND_LINE_PX)})`}
        >
          <path
            className={styles.marker}
            data-color={color}
            d={PERFORMANCE_PATHS[color]}
            transform="translate(0 -10) scale(0.83)"
          />
          <text className={styles.tick} x={16}>
            {t(`performance.${color}`)}
          </text>
        </g>
      ))}
      <text
        className={styles.tick}
        x={WIDTH_PX - MARGIN_PX}
        y={legendTop + markers.length * LEGEND_LINE_PX}
        textAnchor="end"
      >
        {t('audience.chart.source')}
      </text>
    </svg>
  );
}
