export interface Timing {
  /** The figure that a busy machine affects least. */
  readonly best: number;
  readonly median: number;
  readonly p95: number;
}

/** Of times in milliseconds. */
export function timing(times: readonly number[]): Timing {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? NaN;
  return { best: sorted[0] ?? NaN, median: at(0.5), p95: at(0.95) };
}

/** The duration of `work`, round by round, one after the other. */
export async function timeRounds(
  rounds: number,
  first: number,
  work: (round: number) => Promise<unknown>,
): Promise<Timing> {
  const times: number[] = [];
  for (let round = first; round < first + rounds; round++) {
    const start = performance.now();
    await work(round);
    times.push(performance.now() - start);
  }
  return timing(times);
}

/**
 * The duration of a single piece of `work` while several clients work at once, each starting its next piece as soon
 * as the last one is done, and the number of pieces per second of all of them.
 */
export async function timeClients(
  clients: number,
  pieces: number,
  work: (piece: number) => Promise<unknown>,
): Promise<Timing & { readonly perSecond: number }> {
  const times: number[] = [];
  let next = 0;
  const client = async (): Promise<void> => {
    for (let piece = next++; piece < pieces; piece = next++) {
      const start = performance.now();
      await work(piece);
      times.push(performance.now() - start);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  return { ...timing(times), perSecond: (1000 * pieces) / (performance.now() - start) };
}
