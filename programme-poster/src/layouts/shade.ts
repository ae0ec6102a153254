import { rect } from '../poster-node.ts';
import { titleLines } from '../title-lines.ts';
import { fade } from './fade.ts';
import type { Layout } from './layout.ts';
import { titleText, topOf } from './title-text.ts';

const bottom = 162;

/** The pattern fades towards a title in the lower left. Takes every title. */
export const shade: Layout = (title, { ink, bright }, id) => {
  const lines = titleLines(title, 280);
  const top = topOf(lines, bottom);
  return {
    nodes: [
      ...fade(top - 12, ink, id),
      rect(20, top - 11, 28, 3, { fill: bright }),
      ...titleText(lines, { x: 20, bottom, fill: '#ffffff' }),
    ],
    isWhole: !lines.isCut,
  };
};
