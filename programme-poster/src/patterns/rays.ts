import { circle, path, tenth } from '../poster-node.ts';
import type { Pattern } from './pattern.ts';

/** Rays from a point at the edge, like a stage light or a rising sun. */
export const rays: Pattern = ({ deep, mid, bright, spark }, random) => {
  const [x, y] = [random.between(60, 260), random.between(96, 126)];
  const count = random.whole(9, 13);
  const turn = random.between(0, Math.PI / count);
  const wedges = Array.from({ length: count }, (_, index) => {
    const from = turn + (index * 2 * Math.PI) / count;
    const to = from + Math.PI / count;
    const point = (angle: number) =>
      `${tenth(x + 400 * Math.cos(angle))} ${tenth(y + 400 * Math.sin(angle))}`;
    return path(`M${x} ${y}L${point(from)}L${point(to)}z`, {
      fill: index % 3 === 0 ? mid : deep,
      fillOpacity: 0.9,
    });
  });
  return [
    ...wedges,
    circle(x, y, 46, { fill: mid }),
    circle(x, y, 36, { fill: bright }),
    circle(x, y, 20, { fill: spark }),
  ];
};
