import { circle, path, tenth } from '../poster-node.ts';
import type { Pattern } from './pattern.ts';

/** Layers of swell under a low sun. */
export const waves: Pattern = ({ deep, mid, bright, spark }, random) => {
  const sun = circle(random.between(190, 270), random.between(36, 66), random.between(20, 30), {
    fill: spark,
  });
  const layers = [
    { fill: bright, fillOpacity: 0.5, y: 74 },
    { fill: mid, fillOpacity: 0.75, y: 92 },
    { fill: mid, fillOpacity: 1, y: 112 },
    { fill: deep, fillOpacity: 1, y: 134 },
  ].map(({ fill, fillOpacity, y }) => {
    const lift = random.between(14, 30) * (random.chance(0.5) ? 1 : -1);
    const shift = random.between(-20, 20);
    const d = `M0 ${y}C${tenth(70 + shift)} ${tenth(y - lift)} ${tenth(110 + shift)} ${tenth(y - lift)} 160 ${y}S${tenth(250 + shift)} ${tenth(y + lift)} 320 ${tenth(y - lift / 2)}V180H0z`;
    return path(d, { fill, fillOpacity });
  });
  return [sun, ...layers];
};
