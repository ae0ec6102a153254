/** Identical work that is requested while it is under way is done once. */
export class Coalescing<T> {
  readonly #underWay = new Map<string, Work<T>>();

  /**
   * @param key null for work that is never identical
   * @param start its signal aborts when no caller waits any more; it then calls `dropped` if it has no result.
   *   Otherwise the work goes on, for a caller who requests it again
   * @param signal aborts when this caller no longer waits
   */
  run(key: string | null, start: Start<T>, signal?: AbortSignal): Promise<T> {
    if (key === null) return start(signal);
    const work = this.#underWay.get(key) ?? this.#start(key, start);
    work.callers += 1;
    const leave = () => {
      work.callers -= 1;
      if (work.callers === 0) work.abandon();
    };
    signal?.addEventListener('abort', leave, { once: true });
    return work.result;
  }

  /** From here on, work under way no longer serves new requests. */
  forgetAll(): void {
    this.#underWay.clear();
  }

  #start(key: string, start: Start<T>): Work<T> {
    const abandoned = new AbortController();
    const forget = () => {
      if (this.#underWay.get(key) === work) this.#underWay.delete(key);
    };
    const abandon = () => abandoned.abort();
    const work: Work<T> = { result: start(abandoned.signal, forget), callers: 0, abandon };
    this.#underWay.set(key, work);
    work.result.then(forget, forget);
    return work;
  }
}

type Start<T> = (signal?: AbortSignal, dropped?: () => void) => Promise<T>;

interface Work<T> {
  readonly result: Promise<T>;
  /** Number of callers who wait for it. */
  callers: number;
  readonly abandon: () => void;
}
