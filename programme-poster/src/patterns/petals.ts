import { circle, path, type PosterNode } from '../poster-node.ts';
import type { Pattern } from './pattern.ts';

/** Two large flowers. */
export const petals: Pattern = ({ deep, mid, bright, spark }, random) => {
  const flower = (x: number, y: number, size: number, outer: string, inner: string): PosterNode[] => {
    const count = random.whole(6, 9);
    const turn = random.whole(0, 60);
    const leaf = (length: number, fill: string, offset: number) =>
      Array.from({ length: count }, (_, index) =>
        path(
          `M0 0C${length * 0.5} ${-length * 0.55} ${length} ${-length * 0.3} ${length} 0C${length} ${length * 0.3} ${length * 0.5} ${length * 0.55} 0 0z`,
          {
            fill,
            fillOpacity: 0.86,
            transform: `translate(${x} ${y}) rotate(${Math.round(turn + offset + (index * 360) / count)})`,
          },
        ),
      );
    return [
      ...leaf(size, outer, 0),
      ...leaf(Math.round(size * 0.62), inner, 180 / count),
      circle(x, y, Math.round(size * 0.16), { fill: spark }),
    ];
  };
  return [
    ...flower(random.whole(30, 110), random.whole(10, 60), 110, deep, mid),
    ...flower(random.whole(200, 280), random.whole(50, 100), 96, mid, bright),
  ];
};
