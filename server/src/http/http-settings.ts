import { CONNECTION_LIMITS, type ConnectionLimits } from './create-http-server.ts';

/** The settings of a server's HTTP side. */
export interface HttpSettings {
  /** Addresses, ranges and names of ranges of the proxies whose X-Forwarded headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** Factor for all rate limits; 0 disables them. */
  readonly rateLimits: number;
  /** Bearer token for the metrics; null: they are for this machine only. */
  readonly metricsToken: string | null;
  readonly connectionLimits: ConnectionLimits;
}

export const DEFAULT_HTTP_SETTINGS: HttpSettings = {
  trustedProxies: [],
  rateLimits: 1,
  metricsToken: null,
  connectionLimits: CONNECTION_LIMITS,
};
