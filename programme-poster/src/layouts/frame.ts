import { rect } from '../poster-node.ts';
import { titleLines } from '../title-lines.ts';
import { fade } from './fade.ts';
import type { Layout } from './layout.ts';
import { titleText, topOf } from './title-text.ts';

const bottom = 154;

/** A thin frame, and a centred title at its lower edge. */
export const frame: Layout = (title, { ink, bright }, id) => {
  const lines = titleLines(title, 256);
  return {
    nodes: [
      ...fade(topOf(lines, bottom) - 6, ink, id),
      rect(9, 9, 302, 162, { fill: 'none', stroke: bright, strokeWidth: 2, strokeOpacity: 0.9 }),
      ...titleText(lines, { x: 160, bottom, fill: '#ffffff', isCentred: true }),
    ],
    isWhole: !lines.isCut,
  };
};
