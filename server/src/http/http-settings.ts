import { CONNECTION_LIMITS, type ConnectionLimits } from './create-http-server.ts';

/** What can be set of the HTTP side of a server. */
export interface HttpSettings {
  /** Addresses, ranges and names of ranges of the proxies whose X-Forwarded headers are believed. */
  readonly trustedProxies: readonly string[];
  /** Factor on all limits of calls; 0 turns them off. */
  readonly rateLimits: number;
  /** Bearer token that opens the metrics; null: they are for this machine only. */
  readonly metricsToken: string | null;
  readonly connectionLimits: ConnectionLimits;
}

export const DEFAULT_HTTP_SETTINGS: HttpSettings = {
  trustedProxies: [],
  rateLimits: 1,
  metricsToken: null,
  connectionLimits: CONNECTION_LIMITS,
};
