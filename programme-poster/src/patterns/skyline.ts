import { merged } from '../merged-shapes.ts';
import { circle, rect, type PosterNode } from '../poster-node.ts';
import { canvas, type Pattern } from './pattern.ts';

/** Towers in two rows with lit windows, under a moon. */
export const skyline: Pattern = ({ ink, deep, mid, bright, spark }, random) => {
  const sky = [
    rect(0, 0, canvas.width, canvas.height, { fill: mid, fillOpacity: 0.55 }),
    circle(random.between(60, 270), random.between(34, 54), random.between(18, 28), { fill: spark }),
  ];
  const behind: PosterNode[] = [];
  for (let x = -6; x < canvas.width;) {
    const width = random.whole(22, 40);
    const height = random.whole(70, 134);
    behind.push(rect(x, canvas.height - height, width, height, { fill: deep }));
    x += width + 2;
  }
  const before: PosterNode[] = [];
  for (let x = -14; x < canvas.width;) {
    const width = random.whole(30, 46);
    const top = canvas.height - random.whole(48, 104);
    before.push(rect(x, top, width, canvas.height, { fill: ink }));
    for (let wx = x + 6; wx < x + width - 6; wx += 9)
      for (let wy = top + 8; wy < canvas.height - 20; wy += 12)
        if (random.chance(0.45)) before.push(rect(wx, wy, 4, 6, { fill: bright, fillOpacity: 0.85 }));
    x += width + random.whole(2, 16);
  }
  return [...sky, ...merged(behind), ...merged(before)];
};
