/** Colours of one theme that are derived from the accent, as #rrggbb. */
export interface ThemeColours {
  /** Links, icons and headings. */
  readonly accent: string;
  /** Filled controls, and their texts. */
  readonly fill: string;
  readonly fillHover: string;
  readonly fillPressed: string;
  readonly onAccent: string;
  /** Selected or marked backgrounds, and their texts. */
  readonly soft: string;
  readonly onSoft: string;
  /** The colours of the four series of charts, also used on maps. */
  readonly series: readonly string[];
}

export interface Palette {
  readonly light: ThemeColours;
  readonly dark: ThemeColours;
}

/** The accent of the product, as in `shared-ui/src/tokens/tokens.css`. */
export const DEFAULT_PALETTE: Palette = {
  light: {
    accent: '#4338ca',
    fill: '#4f46e5',
    fillHover: '#4338ca',
    fillPressed: '#3730a3',
    onAccent: '#ffffff',
    soft: '#eef2ff',
    onSoft: '#3730a3',
    series: ['#4f46e5', '#b45309', '#0f766e', '#9d174d'],
  },
  dark: {
    accent: '#a5b4fc',
    fill: '#5a59e6',
    fillHover: '#4f46e5',
    fillPressed: '#4338ca',
    onAccent: '#ffffff',
    soft: '#20284f',
    onSoft: '#c7d2fe',
    series: ['#818cf8', '#fbbf24', '#2dd4bf', '#f9a8d4'],
  },
};
