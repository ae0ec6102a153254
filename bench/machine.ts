import { availableParallelism, cpus, loadavg } from 'node:os';

/** What figures depend on apart from the code: the processor, its cores, and their other load. */
export function machine(): string {
  const load = loadavg().map((value) => value.toFixed(1));
  return `${new Date().toISOString().slice(0, 16)}Z, ${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), load average ${load.join(' ')}, Node ${process.version}`;
}
