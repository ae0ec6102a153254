import { merged } from '../merged-shapes.ts';
import { circle, type PosterNode } from '../poster-node.ts';
import type { Pattern } from './pattern.ts';

/** Overlapping discs in rows, like the waves of old prints. */
export const scales: Pattern = ({ ink, deep, mid, bright, spark }, random) => {
  const radius = random.whole(26, 36);
  const accent = random.whole(0, 40);
  const nodes: PosterNode[] = [];
  let count = 0;
  for (let row = 0; row * (radius / 2) < 200; row += 1) {
    const [outer, middle, inner]: [PosterNode[], PosterNode[], PosterNode[]] = [[], [], []];
    for (let x = row % 2 === 0 ? 0 : radius; x < 320 + radius; x += 2 * radius) {
      const y = row * (radius / 2);
      const isAccent = count++ % 41 === accent;
      outer.push(circle(x, y, radius, { fill: deep, stroke: ink, strokeWidth: 2 }));
      middle.push(circle(x, y, Math.round(radius * 0.68), { fill: isAccent ? spark : mid }));
      inner.push(circle(x, y, Math.round(radius * 0.36), { fill: row % 3 === 1 ? bright : deep }));
    }
    nodes.push(...[outer, middle, inner].flatMap(merged));
  }
  return nodes;
};
