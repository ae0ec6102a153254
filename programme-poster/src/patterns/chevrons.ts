import { path } from '../poster-node.ts';
import type { Pattern } from './pattern.ts';

/** Zigzag bands across the whole width. */
export const chevrons: Pattern = ({ deep, mid, bright, spark }, random) => {
  const width = random.whole(40, 64);
  const rise = random.whole(24, 40);
  const fills = [mid, deep, bright, deep, mid, spark, deep, mid];
  const start = random.whole(0, fills.length - 1);
  return Array.from({ length: 10 }, (_, band) => {
    const y = band * 26 - rise - 10;
    let d = `M-10 ${y + rise}`;
    for (let step = 0; step * (width / 2) < 340; step += 1)
      d += `l${width / 2} ${step % 2 === 0 ? -rise : rise}`;
    return path(d, {
      fill: 'none',
      stroke: fills[(start + band) % fills.length] ?? mid,
      strokeWidth: band % 3 === 0 ? 20 : 11,
      strokeOpacity: 0.92,
    });
  });
};
