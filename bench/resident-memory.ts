import { readFile } from 'node:fs/promises';

/** Resident memory of a process, MB; null if it has ended, or if the system does not report it (all but Linux). */
export async function residentMb(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kb = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kb === undefined ? null : Number(kb) / 1000;
}
