import { circle } from '../poster-node.ts';
import { NARROW, titleLines } from '../title-lines.ts';
import type { Layout } from './layout.ts';
import { titleText } from './title-text.ts';

/** A large dark disc in the lower left corner with the title. */
export const disc: Layout = (title, { ink, bright, spark }) => {
  const lines = titleLines(title, 138, NARROW);
  return {
    nodes: [
      circle(58, 168, 146, { fill: ink }),
      circle(58, 168, 146, { fill: 'none', stroke: bright, strokeWidth: 3 }),
      circle(184, 92, 7, { fill: spark }),
      ...titleText(lines, { x: 18, bottom: 158, fill: '#ffffff' }),
    ],
    isWhole: !lines.isCut,
  };
};
