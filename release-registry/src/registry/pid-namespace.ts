import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * Names where the number of a process means one process: this machine since it was started, and of its containers this
 * one. Two containers may have the same host name and each a process 1; then these names differ all the same. Null when
 * the system does not tell: then the number of another process says nothing.
 */
function findPidNamespace(): string | null {
  if (process.platform !== 'linux') return hostname();
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}/${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return null;
  }
}

export const PID_NAMESPACE = findPidNamespace();
