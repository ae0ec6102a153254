/** Work asked for again while it is under way is done once. */
export class Coalescing<T> {
  readonly #underWay = new Map<string, Promise<T>>();

  /** @param key null for work that has no like */
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

  /** From here on, what is under way no longer answers for new work. */
  forgetAll(): void {
    this.#underWay.clear();
  }
}
