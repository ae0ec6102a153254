import { rect } from '../poster-node.ts';
import { canvas, type Pattern } from './pattern.ts';

/** Columns of a level meter, or a city at night. */
export const signal: Pattern = ({ deep, mid, bright, spark }, random) => {
  const width = random.whole(14, 20);
  const count = Math.ceil(canvas.width / (width + 4));
  const lit = random.whole(Math.floor(count / 3), count - 2);
  return Array.from({ length: count }, (_, index) => {
    const height = Math.round(44 + 92 * Math.abs(Math.sin(index * random.between(0.5, 0.9))));
    const fill = index === lit ? spark : index % 4 === 1 ? bright : index % 2 === 0 ? mid : deep;
    return rect(index * (width + 4), canvas.height - height, width, height, {
      fill,
      fillOpacity: index % 4 === 1 && index !== lit ? 0.6 : 1,
      rx: 2,
    });
  });
};
