import { rect } from '../poster-node.ts';
import { titleLines } from '../title-lines.ts';
import type { Layout } from './layout.ts';
import { titleText, topOf } from './title-text.ts';

const bottom = 148;

/** A band across the poster with the title, and the pattern above and below it. */
export const band: Layout = (title, { ink, spark }) => {
  const lines = titleLines(title, 280);
  const top = topOf(lines, bottom) - 11;
  const height = bottom + 12 - top;
  return {
    nodes: [
      rect(0, top, 320, height, { fill: ink }),
      rect(0, top, 320, 3, { fill: spark }),
      ...titleText(lines, { x: 20, bottom, fill: '#ffffff' }),
    ],
    isWhole: !lines.isCut,
  };
};
