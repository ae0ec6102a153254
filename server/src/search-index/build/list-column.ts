import type { RowLists } from '../data/index-data.ts';
import { sharedUint16, sharedUint32 } from '../data/shared-arrays.ts';

/** Collects a list of positions per programme. */
export class ListColumn {
  readonly #starts: number[] = [0];
  readonly #values: number[] = [];

  /** Adds the next programme's positions; duplicates count once. */
  push(positions: readonly number[]): void {
    const from = this.#values.length;
    for (const position of positions) {
      if (this.#values.indexOf(position, from) === -1) this.#values.push(position);
    }
    this.#starts.push(this.#values.length);
  }

  /** @param order the programmes by row, as numbers in the order they were added */
  inOrder(order: Uint32Array): RowLists {
    const starts = sharedUint32(order.length + 1);
    const values = sharedUint16(this.#values.length);
    let at = 0;
    order.forEach((programme, row) => {
      starts[row] = at;
      for (let i = this.#starts[programme] ?? 0; i < (this.#starts[programme + 1] ?? 0); i++) {
        values[at++] = this.#values[i] ?? 0;
      }
    });
    starts[order.length] = at;
    return { starts, values };
  }
}
