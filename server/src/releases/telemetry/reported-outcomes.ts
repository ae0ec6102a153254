import { addressKey, isLoopback } from '../../http/address.ts';

/** The browser that reports its screens. Anybody can claim any key, but not any address. */
export interface Reporter {
  readonly bucketKey: string;
  readonly ip: string;
}

/** The outcome of one screen, and the place that reported it. */
export interface ReportedOutcome {
  readonly failed: boolean;
  /** The address; on this machine itself the browser. */
  readonly place: string;
}

/** Number of one browser's latest outcomes that count. */
const OUTCOMES_OF_BROWSER = 10;
/** Number of browsers of one address that count: more of them say little about others. */
const BROWSERS_OF_ADDRESS = 3;
/** Number of remembered outcomes: more add no information. */
const KEPT_MAX = 10_000;

/**
 * What browsers reported within `windowMs`, weighted so that no browser and no address outweighs several
 * others.
 */
export function reportedOutcomes(windowMs: number, now: () => number) {
  let kept: (ReportedOutcome & { readonly at: number; readonly browser: string })[] = [];

  /** Whether other browsers of the address have already reported as much as counts. */
  function isHeardEnough(place: string, browser: string): boolean {
    const browsers = new Set(kept.filter((it) => it.place === place).map((it) => it.browser));
    return !browsers.has(browser) && browsers.size >= BROWSERS_OF_ADDRESS;
  }

  const countingNow = (): readonly ReportedOutcome[] => {
    const at = now();
    kept = kept.filter((it) => at - it.at < windowMs);
    return kept;
  };

  return {
    /** Everything that counts now. */
    countingNow,
    /** Adds a browser's reports, oldest first, true for a failure; returns everything that counts now. */
    add({ bucketKey, ip }: Reporter, failures: readonly boolean[]): readonly ReportedOutcome[] {
      const at = now();
      countingNow();
      const place = isLoopback(ip) ? bucketKey : addressKey(ip);
      const browser = `${bucketKey} ${place}`;
      if (isHeardEnough(place, browser)) return kept;
      const isOwn = (it: { readonly browser: string }) => it.browser === browser;
      const own = [
        ...kept.filter(isOwn),
        ...failures.map((failed) => ({ at, browser, place, failed })),
      ].slice(-OUTCOMES_OF_BROWSER);
      kept = [...kept.filter((it) => !isOwn(it)), ...own].slice(-KEPT_MAX);
      return kept;
    },
  };
}
