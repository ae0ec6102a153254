import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * Names the namespace in which process ids are unique: this container on this machine, since the last boot. Host names
 * do not suffice: two containers may share one, and each has a process 1. Null if the system does not provide it; then
 * the ids of other processes mean nothing.
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
