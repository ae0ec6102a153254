import { circle } from '../poster-node.ts';
import type { Pattern } from './pattern.ts';

/** A large body, thin orbits, and objects that move on them. */
export const orbit: Pattern = ({ deep, mid, bright, spark }, random) => {
  const [x, y] = [random.between(180, 250), random.between(64, 96)];
  const orbits = [58, 86, 116, 150].map((radius) =>
    circle(x, y, radius, { fill: 'none', stroke: bright, strokeWidth: 1.2, strokeOpacity: 0.45 }),
  );
  const bodies = [58, 86, 116].map((radius, index) => {
    const angle = random.between(2.4, 4.6);
    return circle(
      Math.round(x + radius * Math.cos(angle)),
      Math.round(y + radius * Math.sin(angle)),
      random.between(4, 9),
      {
        fill: index === 1 ? spark : bright,
      },
    );
  });
  return [
    circle(x, y, 128, { fill: deep, fillOpacity: 0.7 }),
    ...orbits,
    circle(x, y, 38, { fill: mid }),
    circle(x - 10, y - 10, 28, { fill: bright, fillOpacity: 0.35 }),
    ...bodies,
  ];
};
