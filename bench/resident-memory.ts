import { readFile } from 'node:fs/promises';

/** Resident memory of a process, MB; null where it has ended, or the system does not tell (all but Linux). */
export async function residentMb(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kb = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kb === undefined ? null : Number(kb) / 1000;
}
