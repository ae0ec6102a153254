import { scaleLinear } from 'd3-scale';
import type { ChartBar, ChartGroup } from './chart-groups.ts';
import { cutLabel, wrapLabel } from '../picture-text/wrap-label.ts';

/** Sizes in pixels. */
const SIZES = {
  /** Space after the longest bar for a marker and a figure such as "12 345.6". */
  valueRoom: 76,
  legend: 28,
  heading: 26,
  labelLine: 16,
  band: 22,
  bar: 12,
  gap: 14,
  axis: 20,
  tickRoom: 80,
} as const;

/** Labels start next to the line of the axis. */
export const LABEL_X = 6;

/** A bar and its label, in pixels from the top left corner. */
export interface BarBox {
  readonly bar: ChartBar;
  /** Position of the group, which decides the colour. */
  readonly tone: number;
  readonly top: number;
  readonly height: number;
  readonly labelLines: readonly { readonly text: string; readonly y: number }[];
  readonly band: { readonly y: number; readonly height: number };
  readonly inner: { readonly y: number; readonly height: number };
  /** Ends of the bar and of the comparison slot's band; null if unknown. */
  readonly valueX: number | null;
  readonly referenceX: number | null;
  /** Start of the figure. */
  readonly figureX: number;
}

export interface BarLayout {
  readonly height: number;
  readonly headings: readonly { readonly text: string; readonly tone: number; readonly y: number }[];
  readonly boxes: readonly BarBox[];
  readonly axis: {
    readonly top: number;
    readonly bottom: number;
    readonly ticks: readonly { readonly x: number; readonly value: number }[];
  };
}

/** Whether the text of a tick, which has at most one decimal, is exact. */
const hasOneDecimal = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6;

/** Positions of horizontal bars, one below the other, labels above them. `width` is that of the drawing. */
export function barLayout(groups: readonly ChartGroup[], width: number): BarLayout {
  const figures = groups.flatMap(({ bars }) => bars.flatMap(({ value, reference }) => [value, reference]));
  const highest = Math.max(0, ...figures.map((figure) => figure ?? 0));
  const plotWidth = Math.max(80, width - SIZES.valueRoom);
  const tickCount = Math.max(2, Math.min(6, Math.floor(plotWidth / SIZES.tickRoom)));
  const scale = scaleLinear([0, highest === 0 ? 1 : highest], [0, plotWidth]).nice(tickCount);

  let y = SIZES.legend;
  const top = y;
  const headings: BarLayout['headings'][number][] = [];
  const boxes = groups.flatMap(({ label, bars, tone: own }, place) => {
    const tone = own ?? place;
    if (label !== null) {
      y += SIZES.heading;
      headings.push({ text: cutLabel(label, width - 16), tone, y: y - 8 });
    }
    return bars.map((bar) => {
      const box = barBox(bar, { tone, top: y, width, scale });
      y += box.height;
      return box;
    });
  });
  return {
    height: y + SIZES.axis,
    headings,
    boxes,
    axis: {
      top,
      bottom: y,
      ticks: scale
        .ticks(tickCount)
        .filter(hasOneDecimal)
        .map((value) => ({ value, x: scale(value) })),
    },
  };
}

interface BoxPlace {
  readonly tone: number;
  readonly top: number;
  readonly width: number;
  readonly scale: (figure: number) => number;
}

function barBox(bar: ChartBar, { tone, top, width, scale }: BoxPlace): BarBox {
  const lines = wrapLabel(bar.label, width - LABEL_X);
  const bandTop = top + SIZES.gap / 2 + lines.length * SIZES.labelLine + 2;
  const valueX = bar.value === null ? null : scale(bar.value);
  const referenceX = bar.reference === null ? null : scale(bar.reference);
  return {
    bar,
    tone,
    top,
    height: bandTop - top + SIZES.band + SIZES.gap / 2,
    labelLines: lines.map((text, place) => ({
      text,
      y: top + SIZES.gap / 2 + (place + 1) * SIZES.labelLine - 4,
    })),
    band: { y: bandTop, height: SIZES.band },
    inner: { y: bandTop + (SIZES.band - SIZES.bar) / 2, height: SIZES.bar },
    valueX,
    referenceX,
    figureX: Math.max(valueX ?? 0, referenceX ?? 0) + (valueX === null && referenceX === null ? 0 : 8),
  };
}
