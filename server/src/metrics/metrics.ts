import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** A request with its response. */
export interface ObservedRequest {
  readonly method: string;
  /** The pattern of its route; null if no route was found. */
  readonly route: string | null;
  readonly status: number | 'broken-off';
  readonly seconds: number;
}
export type RequestObserver = (request: ObservedRequest) => void;

/** The server's own counters. Each server has its own. */
export interface Metrics {
  readonly registry: Registry;
  readonly observeRequest: RequestObserver;
  /** A completed query of the search index, successful or not. */
  readonly observeSearch: (kind: string, seconds: number) => void;
  readonly countMail: (outcome: 'sent' | 'failed') => void;
  /** Exports running now, of all users. */
  readonly exportsRunning: (change: 1 | -1) => void;
  /** Adds a figure, or one per value of a label, which are read on each scrape. */
  readonly addGauge: (
    name: string,
    help: string,
    read: () => number | Readonly<Record<string, number>>,
    label?: string,
  ) => void;
}

/** Seconds: from the index's response time to the duration of an export. */
const CALL_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const SEARCH_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'airdex_http_request_duration_seconds',
    help: 'Time from a request to the end of its response, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: CALL_BUCKETS,
    registers,
  });
  const searches = new Histogram({
    name: 'airdex_search_duration_seconds',
    help: 'Time the search index took to respond, by question',
    labelNames: ['question'],
    buckets: SEARCH_BUCKETS,
    registers,
  });
  const mails = new Counter({
    name: 'airdex_mails_total',
    help: 'Attempts to hand a mail to the mail server, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  // Shown from the start, so that an increase is visible.
  for (const outcome of ['sent', 'failed']) mails.inc({ outcome }, 0);
  const exports = new Gauge({ name: 'airdex_exports_running', help: 'Exports running now', registers });
  return {
    registry,
    observeRequest({ method, route, status, seconds }) {
      requests.observe({ method, route: route ?? 'none', status: String(status) }, seconds);
    },
    observeSearch: (kind, seconds) => searches.observe({ question: kind }, seconds),
    countMail: (outcome) => mails.inc({ outcome }),
    exportsRunning: (change) => exports.inc(change),
    addGauge(name, help, read, label) {
      new Gauge({
        name,
        help,
        labelNames: label === undefined ? [] : [label],
        registers,
        collect() {
          const value = read();
          if (typeof value === 'number') this.set(value);
          else if (label !== undefined)
            for (const [of, figure] of Object.entries(value)) this.set({ [label]: of }, figure);
        },
      });
    },
  };
}
