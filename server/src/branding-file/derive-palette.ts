import chroma from 'chroma-js';
import { deriveSeries } from './derive-series.ts';
import type { Palette, ThemeColours } from '../branding/palette.ts';

/** Colours of the pages that the accent does not change: those of `shared-ui/src/tokens/tokens.css`. */
export const FIXED_COLOURS = {
  light: {
    backgrounds: ['#f8fafc', '#ffffff', '#f1f5f9', '#e2e8f0'],
    texts: ['#0f172a', '#4d5b70', '#b91c1c', '#166534'],
  },
  dark: {
    backgrounds: ['#0b1120', '#111a2e', '#1a2540', '#0d1526', '#1e2a47', '#273554'],
    texts: ['#e8edf5', '#a3b1c6', '#fca5a5', '#4ade80'],
  },
} as const;

const DARK_SURFACE = '#111a2e';

/** The colours of both themes from one accent, by mixing it with black, white and the dark surface. */
export function derivePalette(accent: string): Palette {
  const mixed = (other: string, share: number): string => chroma.mix(accent, other, share, 'rgb').hex();
  const series = deriveSeries(accent);
  const lighter = mixed('#ffffff', 0.65);
  return {
    light: {
      accent: mixed('#000000', 0.2),
      fill: chroma(accent).hex(),
      fillHover: mixed('#000000', 0.12),
      fillPressed: mixed('#000000', 0.24),
      onAccent: '#ffffff',
      soft: mixed('#ffffff', 0.92),
      onSoft: mixed('#000000', 0.35),
      series: series.light,
    },
    dark: {
      accent: lighter,
      fill: lighter,
      fillHover: mixed('#ffffff', 0.75),
      fillPressed: mixed('#ffffff', 0.55),
      onAccent: '#0b1120',
      soft: mixed(DARK_SURFACE, 0.7),
      onSoft: mixed('#ffffff', 0.75),
      series: series.dark,
    },
  };
}

/** WCAG 2.2 AA: minimum for text of any size, and for the visible parts of controls. */
const TEXT_MIN = 4.5;
const CONTROL_MIN = 3;

interface Pair {
  readonly what: string;
  readonly front: string;
  readonly back: string;
  readonly least: number;
}

function pairsOf(theme: 'light' | 'dark', colours: ThemeColours): Pair[] {
  const { accent, fill, fillHover, fillPressed, onAccent, soft, onSoft } = colours;
  const { backgrounds, texts } = FIXED_COLOURS[theme];
  const text = (what: string, front: string, back: string): Pair => ({ what, front, back, least: TEXT_MIN });
  return [
    ...[fill, fillHover, fillPressed].map((back) => text('button texts', onAccent, back)),
    ...[...backgrounds, soft].map((back) => text('links', accent, back)),
    text('marked texts', onSoft, soft),
    ...texts.map((front) => text('texts on selected rows', front, soft)),
    ...backgrounds.slice(0, 2).map((back) => ({ what: 'buttons', front: fill, back, least: CONTROL_MIN })),
  ];
}

/** Why a palette is not readable enough; null if it is. */
export function contrastFault(palette: Palette): string | null {
  for (const theme of ['light', 'dark'] as const)
    for (const { what, front, back, least } of pairsOf(theme, palette[theme])) {
      const ratio = chroma.contrast(front, back);
      if (ratio < least)
        // Rounded down, so that the reported figure is always below the minimum.
        return `gives ${what} a contrast of ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1 in the ${theme} theme (${front} on ${back}); at least ${least}:1 is needed`;
    }
  return null;
}
