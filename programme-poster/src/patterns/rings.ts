import { circle } from '../poster-node.ts';
import type { Pattern } from './pattern.ts';

/** Circles around one point, like a stone falling into water. */
export const rings: Pattern = ({ deep, mid, bright, spark }, random) => {
  const [x, y] = [random.between(190, 290), random.between(20, 90)];
  const step = random.between(20, 28);
  const band = random.whole(1, 3);
  const circles = Array.from({ length: 8 }, (_, index) => 8 - index).map((ring) =>
    circle(x, y, Math.round(ring * step), {
      fill: ring % 2 === 0 ? deep : mid,
      fillOpacity: ring % 2 === 0 ? 1 : 0.55,
    }),
  );
  return [
    ...circles,
    circle(x, y, Math.round(band * step + step / 2), {
      fill: 'none',
      stroke: bright,
      strokeWidth: 3,
      strokeOpacity: 0.85,
    }),
    circle(x, y, Math.round(step * 0.5), { fill: spark }),
  ];
};
