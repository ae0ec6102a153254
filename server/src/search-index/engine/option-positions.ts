import type { OptionList } from '../data/index-data.ts';

/** Finds positions in an option list by id; ids that it lacks are nowhere. */
export class OptionPositions {
  readonly size: number;
  readonly #positions = new Map<number, number>();

  /** @param idOfNone the id that stands for position 0, "none", where the filter has one */
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

  /** Positions of those ids that the list has, each once. */
  of(ids: readonly number[]): Set<number> {
    const found = new Set<number>();
    for (const id of ids) {
      const position = this.#positions.get(id);
      if (position !== undefined) found.add(position);
    }
    return found;
  }
}
