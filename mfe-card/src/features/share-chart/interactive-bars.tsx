import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useMeasuredWidth } from '@airdex/shared-ui/measured-width';
import { useHideOnEscape } from '../pointed-figures/use-hide-on-escape.ts';
import { BarDrawing } from './bar-drawing.tsx';
import { barLayout, type BarBox } from './bar-layout.ts';
import { barLines } from './bar-texts.ts';
import type { ChartFigures } from './chart-groups.ts';
import styles from './share-chart.module.css';

export interface ShareChartProps {
  readonly figures: ChartFigures;
  /** Names the chart: its indicator and its viewers. */
  readonly label: string;
}

/** Width before the container is measured. */
const FIRST_WIDTH_PX = 360;
const DETAILS_WIDTH_PX = 280;

const STEPS: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place, count) => Math.min(place + 1, count - 1),
  ArrowRight: (place, count) => Math.min(place + 1, count - 1),
  ArrowUp: (place) => Math.max(place - 1, 0),
  ArrowLeft: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_place, count) => count - 1,
};

/** The chart: hovering, focusing or tapping a bar shows all of its details. Arrow keys move between bars. */
export function InteractiveBars({ figures, label }: ShareChartProps) {
  const { t } = useTranslation();
  const { ref, width: measured } = useMeasuredWidth();
  const width = measured === 0 ? FIRST_WIDTH_PX : measured;
  const hint = useId();
  const [current, setCurrent] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const layout = barLayout(figures.groups, width);
  const { boxes } = layout;
  const stop = Math.min(current, boxes.length - 1);
  const active = hovered ?? focused;
  const activeBox = active === null ? undefined : boxes[active];
  const linesOf = ({ bar }: BarBox) => barLines(bar, figures.indicator, t);

  useHideOnEscape(active !== null, () => {
    setFocused(null);
    setHovered(null);
  });

  const move = (event: KeyboardEvent<SVGSVGElement>) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = step(stop, boxes.length);
    setCurrent(next);
    event.currentTarget.querySelectorAll<SVGGElement>('[data-bar]')[next]?.focus();
  };

  return (
    <div ref={ref} className={styles.chart}>
      <svg
        className={styles.svg}
        role="group"
        aria-label={label}
        aria-describedby={hint}
        width={width}
        height={layout.height}
        viewBox={`0 0 ${String(width)} ${String(layout.height)}`}
        onKeyDown={move}
      >
        <BarDrawing
          figures={figures}
          layout={layout}
          width={width}
          barProps={(box) => {
            const place = boxes.indexOf(box);
            return {
              role: 'img',
              tabIndex: place === stop ? 0 : -1,
              'aria-label': [box.bar.label, ...linesOf(box)].join(t('comma')),
              ...{ 'data-bar': true },
              'data-active': place === active || undefined,
              onFocus: () => {
                setCurrent(place);
                setFocused(place);
              },
              onBlur: () => setFocused(null),
              onPointerEnter: ({ pointerType }) => {
                if (pointerType === 'mouse') setHovered(place);
              },
              onPointerLeave: () => setHovered(null),
              // A tap focuses the bar in every browser.
              onClick: ({ currentTarget }) => currentTarget.focus(),
            };
          }}
        />
      </svg>
      <p id={hint} hidden>
        {t('audience.chart.hint')}
      </p>
      {activeBox !== undefined && (
        <div
          className={styles.details}
          aria-hidden="true"
          style={{
            top: activeBox.band.y + activeBox.band.height + 6,
            left: Math.max(0, Math.min(activeBox.figureX, width - DETAILS_WIDTH_PX)),
          }}
        >
          <strong>{activeBox.bar.label}</strong>
          {linesOf(activeBox).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
      )}
    </div>
  );
}
