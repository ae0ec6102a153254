/** What code left in the page: the number of each kind, by a descriptive name. */
export type Traces = Readonly<Record<string, number>>;

export interface LeakDetector {
  traces(): Traces;
  /** Waits like the page's own `setTimeout`, but does not count as a timer. */
  wait(ms: number): Promise<void>;
  stop(): void;
}

interface Listener {
  readonly type: string;
  readonly callback: unknown;
  readonly capture: boolean;
}

type Listening = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

const isCapture = (options: unknown): boolean =>
  typeof options === 'boolean' ? options : (options as { capture?: boolean } | undefined)?.capture === true;

/** Records the listeners of a target that exists as long as the page. */
function watchListeners(target: Listening) {
  const listeners: Listener[] = [];
  const { addEventListener, removeEventListener } = target;
  const find = (type: string, callback: unknown, options: unknown) =>
    listeners.findIndex(
      (it) => it.type === type && it.callback === callback && it.capture === isCapture(options),
    );
  const forget = (type: string, callback: unknown, options: unknown) => {
    const index = find(type, callback, options);
    if (index >= 0) listeners.splice(index, 1);
  };
  target.addEventListener = (
    type: string,
    callback: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ) => {
    if (callback !== null && find(type, callback, options) < 0)
      listeners.push({ type, callback, capture: isCapture(options) });
    if (typeof options === 'object') {
      options.signal?.addEventListener('abort', () => forget(type, callback, options));
      if (options.once === true)
        addEventListener.call(target, type, () => forget(type, callback, options), { once: true });
    }
    addEventListener.call(target, type, callback, options);
  };
  target.removeEventListener = (
    type: string,
    callback: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ) => {
    forget(type, callback, options);
    removeEventListener.call(target, type, callback, options);
  };
  return {
    types: () => listeners.map(({ type }) => type),
    stop: () => Object.assign(target, { addEventListener, removeEventListener }),
  };
}

const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;

/** Records timers that have neither fired nor been cleared. */
function watchTimers() {
  const before = TIMERS.map((name) => [name, Reflect.get(window, name) as unknown] as const);
  const setTimeout = window.setTimeout.bind(window);
  const clearTimeout = window.clearTimeout.bind(window);
  const setInterval = window.setInterval.bind(window);
  const clearInterval = window.clearInterval.bind(window);
  const timeouts = new Set<unknown>();
  const intervals = new Set<unknown>();
  type Callback = (...values: unknown[]) => void;
  const later = (callback: Callback, ms?: number, ...values: unknown[]): number => {
    const id = setTimeout(() => {
      timeouts.delete(id);
      callback(...values);
    }, ms);
    timeouts.add(id);
    return id;
  };
  const repeatedly = (callback: Callback, ms?: number, ...values: unknown[]): number => {
    const id = setInterval(callback, ms, ...values);
    intervals.add(id);
    return id;
  };
  // In a browser, each of the two functions clears both kinds of timers.
  const clear = (id?: number): void => {
    timeouts.delete(id);
    intervals.delete(id);
    clearTimeout(id);
    clearInterval(id);
  };
  Object.assign(window, {
    setTimeout: later,
    clearTimeout: clear,
    setInterval: repeatedly,
    clearInterval: clear,
  });
  return {
    counts: () => ({ timeouts: timeouts.size, intervals: intervals.size }),
    wait: (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms)),
    stop: () => Object.assign(window, Object.fromEntries(before)),
  };
}

/**
 * Tracks listeners of window and document, elements and adopted style sheets of the document, and timers, from now until
 * `stop`.
 */
export function detectLeaks(): LeakDetector {
  const timers = watchTimers();
  const targets = { window, document, html: document.documentElement, body: document.body };
  const listeners = Object.entries(targets).map(([name, target]) => ({ name, ...watchListeners(target) }));
  return {
    wait: timers.wait,
    traces() {
      const { timeouts, intervals } = timers.counts();
      const found: Record<string, number> = {
        'timers that still run': timeouts,
        'intervals that still run': intervals,
        'elements in the body': document.body.childElementCount,
        'elements in the head': document.head.childElementCount,
        'adopted style sheets': document.adoptedStyleSheets.length,
      };
      for (const { name, types } of listeners)
        for (const type of types()) {
          const what = `listeners of ${name} for ${type}`;
          found[what] = (found[what] ?? 0) + 1;
        }
      return found;
    },
    stop() {
      timers.stop();
      for (const { stop } of listeners) stop();
    },
  };
}

/** What has increased from `before` to `after`, one line each. */
export function moreThan(before: Traces, after: Traces): string[] {
  return Object.entries(after)
    .filter(([what, count]) => count > (before[what] ?? 0))
    .map(([what, count]) => `${count - (before[what] ?? 0)} more ${what}`);
}
