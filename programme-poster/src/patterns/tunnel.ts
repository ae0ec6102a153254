import { rect } from '../poster-node.ts';
import type { Pattern } from './pattern.ts';

/** Squares within squares, each turned a little further. */
export const tunnel: Pattern = ({ deep, mid, bright, spark }, random) => {
  const [x, y] = [random.whole(120, 230), random.whole(60, 96)];
  const turn = random.between(5, 11) * (random.chance(0.5) ? 1 : -1);
  const fills = [deep, mid, deep, bright];
  return Array.from({ length: 12 }, (_, index) => {
    const side = Math.round(420 * 0.77 ** index);
    return rect(x - side / 2, y - side / 2, side, side, {
      fill: index === 11 ? spark : (fills[index % fills.length] ?? mid),
      fillOpacity: index % 4 === 3 ? 0.6 : 0.92,
      transform: `rotate(${Math.round(index * turn)} ${x} ${y})`,
    });
  });
};
