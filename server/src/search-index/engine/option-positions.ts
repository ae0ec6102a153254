import type { OptionList } from '../data/index-data.ts';

/** Finds positions in an option list by id; unknown ids have none. */
export class OptionPositions {
  readonly size: number;
  readonly #positions = new Map<number, number>();

  /** @param idOfNone the id of position 0, "none", if the filter has one */
  constructor(list: OptionList, idOfNone?: number) {
    this.size = list.ids.length;
    for (let position = 1; position < list.ids.length; position++) {
      this.#positions.set(list.ids[position] ?? 0, position);
    }
    if (idOfNone !== undefined) this.#positions.set(idOfNone, 0);
  }

  has(id: number): boolean {
    return this.#positions.has(id);
  }

  /** Positions of the known ids, each once. */
  of(ids: readonly number[]): Set<number> {
    const found = new Set<number>();
    for (const id of ids) {
      const position = this.#positions.get(id);
      if (position !== undefined) found.add(position);
    }
    return found;
  }
}
