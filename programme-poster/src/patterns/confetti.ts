import { circle, rect } from '../poster-node.ts';
import { canvas, type Pattern } from './pattern.ts';

/** Paper that falls: strips and discs of all colours. */
export const confetti: Pattern = ({ deep, mid, bright, spark }, random) => {
  const fills = [mid, bright, spark, bright];
  return [
    rect(0, 0, canvas.width, canvas.height, { fill: deep }),
    circle(random.between(40, 280), random.between(20, 90), random.between(70, 100), {
      fill: mid,
      fillOpacity: 0.5,
    }),
    ...Array.from({ length: 46 }, (_, index) => {
      const [x, y] = [random.whole(-6, 320), random.whole(-6, 170)];
      const fill = fills[index % fills.length] ?? mid;
      if (index % 3 === 0) return circle(x, y, random.between(2.5, 6), { fill });
      return rect(x, y, random.whole(5, 9), random.whole(12, 22), {
        fill,
        rx: 2,
        transform: `rotate(${random.whole(0, 179)} ${x} ${y})`,
      });
    }),
  ];
};
