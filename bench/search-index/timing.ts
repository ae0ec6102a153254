export interface Timing {
  /** What a busy machine falsifies least. */
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

/** How long `work` takes, round by round, one after the other. */
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
