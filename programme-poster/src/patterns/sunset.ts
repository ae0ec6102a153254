import { circle, path, rect, tenth } from '../poster-node.ts';
import { canvas, type Pattern } from './pattern.ts';

/** A sun in slices over a grid that runs to the horizon. */
export const sunset: Pattern = ({ ink, deep, mid, bright, spark }, random) => {
  const [x, horizon] = [random.between(110, 230), random.between(102, 116)];
  const radius = random.between(54, 70);
  const slices = [0, 1, 2, 3, 4].map((slice) =>
    rect(0, tenth(horizon - 6 - slice * 14), canvas.width, tenth(8 - slice * 1.4), { fill: deep }),
  );
  const lines = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].map((line) =>
    path(`M${tenth(x + line * 14)} ${horizon}L${tenth(x + line * 90)} ${canvas.height}`, {
      stroke: mid,
      strokeWidth: 1.6,
    }),
  );
  return [
    rect(0, 0, canvas.width, canvas.height, { fill: deep }),
    circle(x, horizon - 14, radius, { fill: spark }),
    circle(x, horizon + 10, radius - 4, { fill: bright, fillOpacity: 0.55 }),
    ...slices,
    rect(0, horizon, canvas.width, canvas.height, { fill: ink }),
    ...lines,
    ...[4, 14, 30, 54].map((y) => rect(0, horizon + y, canvas.width, 1.6, { fill: mid })),
  ];
};
