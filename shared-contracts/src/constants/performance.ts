import type { PerformanceColor } from './codes.ts';
import { PERFORMANCE_TOLERANCE } from './limits.ts';

/**
 * Colour of a share compared with the share of its channel's slot, both in percent.
 * Green at least 20% above, red at least 20% below, yellow between; null when either is unknown or the slot
 * has no audience to compare with.
 */
export function performanceColor(share: number | null, slotShare: number | null): PerformanceColor | null {
  if (share === null || slotShare === null || slotShare <= 0) return null;
  // Shares have one decimal: rounding keeps 12.0 compared with 10.0 at exactly +20% despite binary fractions.
  const difference = Math.round((share / slotShare - 1) * 1e6) / 1e6;
  if (difference >= PERFORMANCE_TOLERANCE) return 'green';
  if (difference <= -PERFORMANCE_TOLERANCE) return 'red';
  return 'yellow';
}
