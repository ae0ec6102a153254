import { merged } from '../merged-shapes.ts';
import { path, rect, type PosterNode } from '../poster-node.ts';
import { canvas, type Pattern } from './pattern.ts';

const side = 40;

/** Quarter circles on tiles, which join to paths without a plan. */
export const loops: Pattern = ({ deep, mid, bright, spark }, random) => {
  const tiles: PosterNode[] = [];
  for (let y = 0; y < canvas.height; y += side)
    for (let x = 0; x < canvas.width; x += side) {
      const r = side / 2;
      const d = random.chance(0.5)
        ? `M${x + r} ${y}a${r} ${r} 0 0 1 -${r} ${r}M${x + side} ${y + r}a${r} ${r} 0 0 0 -${r} ${r}`
        : `M${x + r} ${y}a${r} ${r} 0 0 0 ${r} ${r}M${x} ${y + r}a${r} ${r} 0 0 1 ${r} ${r}`;
      const stroke = random.chance(0.08) ? spark : random.chance(0.3) ? bright : mid;
      tiles.push(path(d, { fill: 'none', stroke, strokeWidth: 11 }));
    }
  return [rect(0, 0, canvas.width, canvas.height, { fill: deep }), ...merged(tiles)];
};
