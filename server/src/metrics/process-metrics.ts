import { collectDefaultMetrics } from 'prom-client';
import type { Metrics } from './metrics.ts';

/**
 * Adds memory, processor time, event-loop lag and garbage collection. Once per process, because they belong
 * to it.
 */
export function addProcessMetrics({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry });
}
