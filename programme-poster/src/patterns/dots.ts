import { merged } from '../merged-shapes.ts';
import { circle, tenth, type PosterNode } from '../poster-node.ts';
import { canvas, type Pattern } from './pattern.ts';

const step = 20;

/** A halftone screen: dots that grow towards one side, over a large disc. */
export const dots: Pattern = ({ deep, mid, bright, spark }, random) => {
  const [cx, cy] = [random.between(170, 270), random.between(40, 110)];
  const grow = random.chance(0.5);
  const discs = [
    circle(cx, cy, random.between(62, 86), { fill: deep }),
    circle(cx + 30, cy - 10, random.between(34, 48), { fill: mid }),
  ];
  const screen: PosterNode[] = [];
  for (let y = 10; y < canvas.height - 40; y += step) {
    for (let x = (y / step) % 2 > 1 ? 20 : 10; x < canvas.width; x += step) {
      const part = grow ? x / canvas.width : 1 - x / canvas.width;
      const radius = tenth(0.6 + part * 4.6);
      if (radius > 1.2) screen.push(circle(x, y, radius, { fill: bright, fillOpacity: 0.75 }));
    }
  }
  return [...discs, ...merged(screen), circle(grow ? 270 : 50, random.between(30, 60), 9, { fill: spark })];
};
