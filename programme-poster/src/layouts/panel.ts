import { path } from '../poster-node.ts';
import { NARROW, titleLines } from '../title-lines.ts';
import type { Layout } from './layout.ts';
import { titleText } from './title-text.ts';

/** A slanted panel on the left with the title; the pattern has the right side to itself. */
export const panel: Layout = (title, { ink, bright }) => {
  const lines = titleLines(title, 122, NARROW);
  return {
    nodes: [
      path('M0 0H186L144 180H0z', { fill: ink }),
      path('M186 0h7L151 180h-7z', { fill: bright }),
      ...titleText(lines, { x: 16, bottom: 160, fill: '#ffffff' }),
    ],
    isWhole: !lines.isCut,
  };
};
