import { path, tenth } from '../poster-node.ts';
import { canvas, type Pattern } from './pattern.ts';

/** Slanted bands of different widths. */
export const beams: Pattern = ({ deep, mid, bright, spark }, random) => {
  const slant = random.between(50, 110) * (random.chance(0.5) ? 1 : -1);
  const fills = [deep, mid, deep, bright, mid, deep, spark, mid];
  let left = random.between(-60, -20);
  return fills.map((fill, index) => {
    const width =
      fill === spark
        ? random.between(6, 10)
        : fill === bright
          ? random.between(12, 26)
          : random.between(30, 62);
    const from = left + 70;
    left += width + random.between(4, 16);
    const d = `M${tenth(from)} 0h${tenth(width)}l${tenth(-slant)} ${canvas.height}h${tenth(-width)}z`;
    return path(d, { fill, fillOpacity: index % 3 === 1 ? 0.7 : 0.95 });
  });
};
