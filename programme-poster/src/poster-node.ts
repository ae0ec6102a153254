/**
 * An SVG element as data, so that the same drawing serves both markup and React. Attributes use React's
 * spelling.
 */
export interface PosterNode {
  tag: 'rect' | 'circle' | 'path' | 'g' | 'text' | 'defs' | 'linearGradient' | 'stop';
  attributes: Readonly<Record<string, string | number>>;
  children?: readonly PosterNode[];
  text?: string;
}

type Attributes = PosterNode['attributes'];

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  attributes: Attributes,
): PosterNode => ({
  tag: 'rect',
  attributes: { x, y, width, height, ...attributes },
});

export const circle = (cx: number, cy: number, r: number, attributes: Attributes): PosterNode => ({
  tag: 'circle',
  attributes: { cx, cy, r, ...attributes },
});

export const path = (d: string, attributes: Attributes): PosterNode => ({
  tag: 'path',
  attributes: { d, ...attributes },
});

/** Rounds to one decimal: a tenth of a unit is less than a pixel of any thumbnail. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;
