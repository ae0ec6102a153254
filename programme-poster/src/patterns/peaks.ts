import { circle, path, tenth } from '../poster-node.ts';
import { canvas, type Pattern } from './pattern.ts';

/** Ranges of mountains, the nearest darkest. */
export const peaks: Pattern = ({ ink, deep, mid, bright, spark }, random) => {
  const range = (base: number, height: number, fill: string, fillOpacity: number) => {
    let d = `M-10 ${canvas.height}V${base}`;
    for (let x = -10; x < canvas.width;) {
      const width = random.between(46, 84);
      d += `L${tenth(x + width / 2)} ${tenth(base - height * random.between(0.5, 1))}L${tenth(x + width)} ${tenth(base - random.between(0, 8))}`;
      x += width;
    }
    return path(`${d}V${canvas.height}z`, { fill, fillOpacity });
  };
  return [
    circle(random.between(60, 260), random.between(34, 56), random.between(16, 26), {
      fill: spark,
      fillOpacity: 0.95,
    }),
    range(104, 60, bright, 0.4),
    range(122, 56, mid, 0.85),
    range(144, 46, deep, 1),
    range(168, 30, ink, 1),
  ];
};
