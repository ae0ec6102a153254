import { circle } from '../poster-node.ts';
import type { Pattern } from './pattern.ts';

/** Translucent discs that overlap. */
export const bubbles: Pattern = ({ deep, mid, bright, spark }, random) => {
  const fills = [mid, deep, bright, mid, spark, mid];
  return Array.from({ length: 15 }, (_, index) =>
    circle(random.whole(0, 320), random.whole(-10, 150), random.whole(14, index < 5 ? 82 : 44), {
      fill: fills[index % fills.length] ?? mid,
      fillOpacity: index % 6 === 4 ? 0.85 : 0.5,
      stroke: bright,
      strokeWidth: index % 2,
      strokeOpacity: 0.6,
    }),
  );
};
