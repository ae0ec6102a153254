import { path, tenth } from '../poster-node.ts';
import type { Pattern } from './pattern.ts';

/** Broad strokes of a brush that swing across. */
export const ribbons: Pattern = ({ deep, mid, bright, spark }, random) => {
  const strokes = [
    { stroke: deep, strokeWidth: 62 },
    { stroke: mid, strokeWidth: 44 },
    { stroke: deep, strokeWidth: 26 },
    { stroke: bright, strokeWidth: 18 },
    { stroke: spark, strokeWidth: 6 },
  ];
  return strokes.map((attributes, index) => {
    const y = () => tenth(random.between(-30, 190));
    const start = tenth(20 + index * 34 + random.between(-20, 20));
    return path(
      `M-40 ${start}C70 ${y()} 130 ${y()} 190 ${tenth(random.between(30, 130))}S300 ${y()} 370 ${y()}`,
      {
        fill: 'none',
        strokeOpacity: 0.95,
        ...attributes,
      },
    );
  });
};
