import type { PosterNode } from '../poster-node.ts';
import type { TitleLines } from '../title-lines.ts';

const fontFamily =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif";

interface Place {
  readonly x: number;
  /** Baseline of the last line. */
  readonly bottom: number;
  readonly fill: string;
  readonly isCentred?: boolean;
}

const leadingOf = (size: number): number => Math.round(size * 1.18);

/** Top of the letters of a title whose last baseline is at `bottom`. */
export const topOf = ({ lines, size }: TitleLines, bottom: number): number =>
  bottom - Math.max(0, lines.length - 1) * leadingOf(size) - Math.round(size * 0.82);

/** The lines of a title, from the last one upwards. */
export function titleText({ lines, size }: TitleLines, { x, bottom, fill, isCentred }: Place): PosterNode[] {
  return lines.map((text, index) => ({
    tag: 'text',
    attributes: {
      x,
      y: bottom - (lines.length - 1 - index) * leadingOf(size),
      fontSize: size,
      fontWeight: 700,
      fontFamily,
      fill,
      ...(isCentred ? { textAnchor: 'middle' } : {}),
    },
    text,
  }));
}
