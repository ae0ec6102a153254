import { availableParallelism, cpus, loadavg } from 'node:os';

/** What a figure depends on besides the code: processor, its cores, and how busy they are with other things. */
export function machine(): string {
  const load = loadavg().map((value) => value.toFixed(1));
  return `${new Date().toISOString().slice(0, 16)}Z, ${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), load average ${load.join(' ')}, Node ${process.version}`;
}
