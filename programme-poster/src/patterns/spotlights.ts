import { circle, path, rect, tenth } from '../poster-node.ts';
import { canvas, type Pattern } from './pattern.ts';

/** Cones of light from above onto a stage. */
export const spotlights: Pattern = ({ deep, mid, bright, spark }, random) => {
  const lamps = [random.between(20, 90), random.between(130, 190), random.between(230, 300)];
  const cones = lamps.map((x, index) => {
    const target = x + random.between(-90, 90);
    const half = random.between(26, 44);
    return path(`M${tenth(x - 4)} -4H${tenth(x + 4)}L${tenth(target + half)} 150H${tenth(target - half)}z`, {
      fill: index === 1 ? spark : bright,
      fillOpacity: index === 1 ? 0.5 : 0.34,
    });
  });
  return [
    rect(0, 0, canvas.width, canvas.height, { fill: deep }),
    rect(0, 132, canvas.width, 60, { fill: mid }),
    ...cones,
    ...lamps.map((x) => circle(x, 0, 9, { fill: bright })),
    ...Array.from({ length: 18 }, () =>
      circle(random.whole(0, 320), random.whole(6, 120), random.between(0.8, 2), { fill: bright }),
    ),
  ];
};
