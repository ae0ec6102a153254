import { residentMb } from '../resident-memory.ts';

const SAMPLE_EACH_MS = 5_000;

export interface MemorySample {
  /** Seconds since the first sample. */
  readonly at: number;
  /** Resident memory of the process, MB. */
  readonly mb: number;
}

/** Observes a process's memory until it is stopped. Linux only; on other systems there are no samples. */
export function watchMemory(pid: number): { stop(): readonly MemorySample[] } {
  const samples: MemorySample[] = [];
  const start = performance.now();
  const take = async (): Promise<void> => {
    const mb = await residentMb(pid);
    if (mb !== null) samples.push({ at: (performance.now() - start) / 1000, mb });
  };
  void take();
  const timer = setInterval(() => void take(), SAMPLE_EACH_MS);
  return {
    stop() {
      clearInterval(timer);
      return samples;
    },
  };
}

/** Growth by least squares over the samples of the second half, MB per minute: the first half fills caches. */
export function growthPerMinute(samples: readonly MemorySample[]): number {
  const half = samples.slice(Math.floor(samples.length / 2));
  if (half.length < 2) return 0;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const at = mean(half.map((sample) => sample.at));
  const mb = mean(half.map((sample) => sample.mb));
  const covariance = mean(half.map((sample) => (sample.at - at) * (sample.mb - mb)));
  const variance = mean(half.map((sample) => (sample.at - at) ** 2));
  return (60 * covariance) / variance;
}
