import { BarDrawing } from './bar-drawing.tsx';
import { barLayout } from './bar-layout.ts';
import type { ShareChartProps } from './interactive-bars.tsx';
import styles from './share-chart.module.css';

/** The chart as a picture, for paper. `width` is in pixels; the style of its container may scale it. */
export function StaticBars({ figures, label, width }: ShareChartProps & { readonly width: number }) {
  const layout = barLayout(figures.groups, width);
  return (
    <svg
      className={styles.svg}
      role="img"
      aria-label={label}
      viewBox={`0 -2 ${String(width)} ${String(layout.height + 4)}`}
    >
      <BarDrawing figures={figures} layout={layout} width={width} />
    </svg>
  );
}
