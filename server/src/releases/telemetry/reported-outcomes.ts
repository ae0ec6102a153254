import { addressKey, isLoopback } from '../../http/address.ts';

/** The browser that tells of its screens. Anybody may claim any key: it is the address that can't be made up. */
export interface Reporter {
  readonly bucketKey: string;
  readonly ip: string;
}

/** How one screen ended up, and where that was told from. */
export interface ReportedOutcome {
  readonly failed: boolean;
  /** The address; on this machine itself the browser. */
  readonly place: string;
}

/** Outcomes of one browser that count, its newest. */
const OUTCOMES_OF_BROWSER = 10;
/** Browsers of one address that count: more of them say little about others. */
const BROWSERS_OF_ADDRESS = 3;
/** Outcomes that are remembered: more say nothing new. */
const KEPT_MAX = 10_000;

/** What browsers told within `windowMs`, so that no browser and no address weighs more than a few others. */
export function reportedOutcomes(windowMs: number, now: () => number) {
  let kept: (ReportedOutcome & { readonly at: number; readonly browser: string })[] = [];

  /** Whether the address has told as much as counts, by other browsers. */
  function isHeardEnough(place: string, browser: string): boolean {
    const browsers = new Set(kept.filter((it) => it.place === place).map((it) => it.browser));
    return !browsers.has(browser) && browsers.size >= BROWSERS_OF_ADDRESS;
  }

  return {
    /** Takes what a browser tells, oldest first, true for a failure; answers all that counts now. */
    add({ bucketKey, ip }: Reporter, failures: readonly boolean[]): readonly ReportedOutcome[] {
      const at = now();
      kept = kept.filter((it) => at - it.at < windowMs);
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
