import { circle, path, rect, type PosterNode } from '../poster-node.ts';
import type { Pattern } from './pattern.ts';

const side = 60;

/** A quilt of squares, quarter circles and discs. */
export const blocks: Pattern = ({ deep, mid, bright, spark }, random) => {
  const nodes: PosterNode[] = [];
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 6; column += 1) {
      const [x, y] = [column * side - 20, row * side];
      const [ground, front] = random.chance(0.5) ? [deep, mid] : [mid, deep];
      const accent = random.chance(0.22) ? bright : random.chance(0.1) ? spark : front;
      nodes.push(rect(x, y, side, side, { fill: ground, fillOpacity: ground === mid ? 0.5 : 1 }));
      const shape = random.whole(0, 4);
      if (shape === 0)
        nodes.push(path(`M${x} ${y}a${side} ${side} 0 0 0 ${side} ${side}v-${side}z`, { fill: accent }));
      if (shape === 1)
        nodes.push(
          path(`M${x} ${y + side}a${side} ${side} 0 0 1 ${side} -${side}v${side}z`, { fill: accent }),
        );
      if (shape === 2) nodes.push(circle(x + side / 2, y + side / 2, side / 3, { fill: accent }));
      if (shape === 3) nodes.push(path(`M${x} ${y}h${side}l-${side} ${side}z`, { fill: accent }));
    }
  }
  return nodes;
};
