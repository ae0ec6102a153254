import { collectDefaultMetrics } from 'prom-client';
import type { Metrics } from './metrics.ts';

/** Adds memory, processor time, event-loop lag and garbage collection. Once in a process: they are its own. */
export function addProcessMetrics({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry });
}
