import { merged } from '../merged-shapes.ts';
import { path, tenth, type PosterNode } from '../poster-node.ts';
import type { Pattern } from './pattern.ts';

/** Cubes seen from a corner, some of them missing. */
export const cubes: Pattern = ({ ink, deep, mid, bright, spark }, random) => {
  const side = random.whole(24, 36);
  const [half, rise] = [tenth(side * 0.866), side / 2];
  const sides: PosterNode[] = [];
  for (let row = -1; row * side * 1.5 < 200; row += 1)
    for (let x = row % 2 === 0 ? 0 : half; x < 330 + half; x += 2 * half) {
      if (random.chance(0.16)) continue;
      const [cx, cy] = [tenth(x), row * side * 1.5 + rise];
      const top = random.chance(0.08) ? spark : bright;
      sides.push(
        path(`M${cx} ${cy}l${half} ${-rise}l${-half} ${-rise}l${-half} ${rise}z`, {
          fill: top,
          fillOpacity: 0.9,
        }),
        path(`M${cx} ${cy}l${-half} ${-rise}v${side}l${half} ${rise}z`, { fill: mid }),
        path(`M${cx} ${cy}l${half} ${-rise}v${side}l${-half} ${rise}z`, {
          fill: deep,
          stroke: ink,
          strokeWidth: 0.5,
        }),
      );
    }
  return merged(sides);
};
