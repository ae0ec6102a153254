/** Identical work that is requested while it is under way is done once. */
export class Coalescing<T> {
  readonly #underWay = new Map<string, Promise<T>>();

  /** @param key null for work that is never identical */
  run(key: string | null, start: () => Promise<T>): Promise<T> {
    if (key === null) return start();
    const known = this.#underWay.get(key);
    if (known !== undefined) return known;
    const work = start();
    this.#underWay.set(key, work);
    const forget = () => {
      if (this.#underWay.get(key) === work) this.#underWay.delete(key);
    };
    work.then(forget, forget);
    return work;
  }

  /** From here on, work under way no longer serves new requests. */
  forgetAll(): void {
    this.#underWay.clear();
  }
}
