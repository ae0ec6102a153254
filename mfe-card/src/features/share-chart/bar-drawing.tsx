import type { SVGProps } from 'react';
import { PERFORMANCE_PATHS } from '@airdex/shared-ui/performance-marker';
import { formatFigure } from '../audience-figures/indicators.ts';
import { LABEL_X, type BarBox, type BarLayout } from './bar-layout.ts';
import { tickText } from './bar-texts.ts';
import { ChartLegend } from './chart-legend.tsx';
import type { ChartFigures } from './chart-groups.ts';
import styles from './share-chart.module.css';

interface Props {
  readonly figures: ChartFigures;
  readonly layout: BarLayout;
  readonly width: number;
  /** Makes a bar interactive. */
  readonly barProps?: (
    box: BarBox,
  ) => SVGProps<SVGGElement> & { readonly 'data-active'?: boolean | undefined };
}

const TONES = 4;
const toneOf = (place: number) => (place % TONES) + 1;

/** The content of the chart: bars with labels and figures over the bands of their comparison slots. */
export function BarDrawing({ figures, layout, width, barProps }: Props) {
  const { indicator } = figures;
  const { axis, boxes, headings } = layout;
  const hasReference = boxes.some(({ referenceX }) => referenceX !== null);
  return (
    <>
      {hasReference && <ChartLegend hasHeadings={headings.length > 0} />}
      <g aria-hidden="true">
        {axis.ticks.map(({ x, value }) => (
          <g key={value}>
            <line className={styles.grid} x1={x} x2={x} y1={axis.top} y2={axis.bottom} />
            <text
              className={styles.tick}
              x={x}
              y={axis.bottom + 15}
              textAnchor={x === 0 ? 'start' : 'middle'}
            >
              {tickText(value, indicator)}
            </text>
          </g>
        ))}
      </g>
      {headings.map(({ text, tone, y }) => (
        <g key={tone}>
          <rect className={styles.bar} data-tone={toneOf(tone)} y={y - 9} width={10} height={10} rx={2} />
          <text className={styles.heading} x={16} y={y}>
            {text}
          </text>
        </g>
      ))}
      {boxes.map((box) => (
        <g key={`${String(box.tone)} ${box.bar.id}`} className={styles.box} {...barProps?.(box)}>
          <rect className={styles.hit} x={-8} y={box.top} width={width + 16} height={box.height} rx={6} />
          {box.labelLines.map(({ text, y }) => (
            <text key={y} className={styles.label} x={LABEL_X} y={y}>
              {text}
            </text>
          ))}
          <Bar box={box} figure={formatFigure(box.bar.value, indicator)} />
        </g>
      ))}
      <line className={styles.zero} x1={0} x2={0} y1={axis.top} y2={axis.bottom} />
    </>
  );
}

function Bar({ box, figure }: { readonly box: BarBox; readonly figure: string }) {
  const { band, inner, bar, tone, valueX, referenceX, figureX } = box;
  const middle = band.y + band.height / 2;
  const marker = bar.performance;
  return (
    <>
      {referenceX !== null && <rect className={styles.band} {...band} width={referenceX} />}
      {valueX !== null && (
        <rect className={styles.bar} data-tone={toneOf(tone)} {...inner} width={Math.max(1, valueX)} rx={2} />
      )}
      {referenceX !== null && (
        <line
          className={styles.reference}
          x1={referenceX}
          x2={referenceX}
          y1={band.y - 2}
          y2={band.y + band.height + 2}
        />
      )}
      {marker !== null && (
        <path
          className={styles.marker}
          data-color={marker}
          d={PERFORMANCE_PATHS[marker]}
          transform={`translate(${String(figureX)} ${String(middle - 5)}) scale(0.83)`}
        />
      )}
      <text
        className={valueX === null ? styles.unknown : styles.figure}
        x={figureX + (marker === null ? 0 : 14)}
        y={middle + 4}
      >
        {figure}
      </text>
    </>
  );
}
