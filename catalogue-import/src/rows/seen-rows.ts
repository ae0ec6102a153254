import { createHash } from 'node:crypto';
import type { RowOutcome } from '../report/row-outcome.ts';

/** Detects repeated rows of a file. Keeps a digest of each row: its text would keep the whole file in memory. */
export class SeenRows {
  readonly #digests = new Map<string, string>();

  /**
   * Whether a row with this key is the first one, repeats the first one exactly, or differs from it. The key is what
   * identifies the row's programme or channel.
   */
  see(key: string, { raw }: RowOutcome): 'first' | 'same' | 'different' {
    const digest = createHash('sha256').update(raw).digest('base64');
    const first = this.#digests.get(key);
    if (first === undefined) this.#digests.set(key, digest);
    if (first === undefined) return 'first';
    return first === digest ? 'same' : 'different';
  }

  /** Merges the row if another one has launched its programme. The catalogue keeps the first launch. */
  mergeLater(key: string, outcome: RowOutcome): void {
    const seen = this.see(key, outcome);
    if (seen !== 'first') outcome.merge(seen === 'same' ? 'duplicate' : 'laterLaunch');
  }
}
