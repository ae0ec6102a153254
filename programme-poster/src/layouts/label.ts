import { rect } from '../poster-node.ts';
import { titleLines, widthInEm } from '../title-lines.ts';
import type { Layout } from './layout.ts';
import { titleText, topOf } from './title-text.ts';

const bottom = 152;

/** A pale label just large enough for the title, in dark letters. */
export const label: Layout = (title, { ink, bright }) => {
  const lines = titleLines(title, 250);
  const width = Math.max(...lines.lines.map((line) => widthInEm(line) * lines.size), 24);
  const top = topOf(lines, bottom) - 10;
  return {
    nodes: [
      rect(14, top, Math.ceil(width) + 24, bottom + 11 - top, { fill: bright, rx: 4 }),
      ...titleText(lines, { x: 26, bottom, fill: ink }),
    ],
    isWhole: !lines.isCut,
  };
};
