import { path, type PosterNode } from '../poster-node.ts';
import { canvas, type Pattern } from './pattern.ts';

/** Gates within gates, side by side. */
export const arches: Pattern = ({ deep, mid, bright, spark }, random) => {
  const nodes: PosterNode[] = [];
  const colours = random.chance(0.5) ? [mid, deep, bright, spark] : [deep, mid, spark, bright];
  for (let x = random.whole(-20, 10); x < canvas.width + 40; x += 108) {
    const top = random.whole(18, 62);
    for (const [ring, fill] of colours.entries()) {
      const half = 50 - ring * 12;
      nodes.push(
        path(
          `M${x - half} ${canvas.height}V${top + 50}a${half} ${half} 0 0 1 ${2 * half} 0V${canvas.height}z`,
          {
            fill,
          },
        ),
      );
    }
  }
  return nodes;
};
