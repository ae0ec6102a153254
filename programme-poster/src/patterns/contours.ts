import { circle, path, tenth } from '../poster-node.ts';
import type { Pattern } from './pattern.ts';

/** Lines of equal height, as on a map. */
export const contours: Pattern = ({ deep, mid, bright, spark }, random) => {
  const [cx, cy] = [random.between(130, 240), random.between(60, 110)];
  const [one, two] = [random.between(0, 6.28), random.between(0, 6.28)];
  const line = (level: number) => {
    const points = Array.from({ length: 40 }, (_, index) => {
      const angle = (index / 40) * 2 * Math.PI;
      const radius =
        (14 + level * 19) *
        (1 + 0.2 * Math.sin(2 * angle + one) + 0.12 * Math.sin(3 * angle + two + level / 3));
      return `${tenth(cx + 1.25 * radius * Math.cos(angle))} ${tenth(cy + radius * Math.sin(angle))}`;
    });
    return path(`M${points.join('L')}z`, {
      fill: level > 6 ? 'none' : level % 2 === 0 ? mid : deep,
      fillOpacity: 0.42,
      stroke: level % 3 === 1 ? bright : mid,
      strokeWidth: level % 3 === 1 ? 2 : 1.2,
    });
  };
  return [...[11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map(line), circle(cx, cy, 5, { fill: spark })];
};
